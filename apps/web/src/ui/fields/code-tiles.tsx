import { t } from '../../messages/family';
import classes from './code-tiles.module.css';

/** An invite code as six tiles in two halves, read out as one. `wide` fills the available width. */
export function CodeTiles({ code, wide = false }: { code: string; wide?: boolean }) {
  return (
    <div
      className={`${classes['tiles']} ${wide ? classes['wide'] : ''}`}
      role="img"
      aria-label={t.family.code.spoken(code)}
    >
      {Array.from(code).map((letter, index) => (
        <span key={index} className={classes['tile']} aria-hidden>
          {letter}
        </span>
      ))}
    </div>
  );
}
