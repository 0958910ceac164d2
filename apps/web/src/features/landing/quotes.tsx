import type { CSSProperties } from 'react';
import { t } from '../../messages/landing';
import { hueVars } from '../../theme/hues';
import type { HueName } from '../../theme/tokens';
import classes from './landing.module.css';

const texts = t.landing.quotes;

/** The sample testimonials, each marked as an example (product rule 27). */
export function Quotes() {
  return (
    <section className={classes['quotes']} aria-labelledby="quotes-title">
      <div className={classes['wrap']}>
        <div className={classes['quotesHead']}>
          <h2 id="quotes-title">{texts.title}</h2>
          <p>{texts.note}</p>
        </div>
        <div className={classes['three']}>
          {texts.list.map(({ name, role, content, rating, hue }) => {
            const colours = hueVars(hue as HueName);
            return (
              <figure key={name} className={classes['quote']}>
                <div className={classes['quoteTop']}>
                  <span className={classes['stars']} role="img" aria-label={texts.stars(rating)}>
                    {Array.from({ length: rating }, (_, index) => (
                      <Star key={index} />
                    ))}
                  </span>
                  <span className={classes['tag']}>{texts.example}</span>
                </div>
                <blockquote>{content}</blockquote>
                <figcaption>
                  <span
                    className={classes['initial']}
                    style={{ '--tint': colours.tint, '--ink': colours.ink } as CSSProperties}
                    aria-hidden="true"
                  >
                    {name[0]}
                  </span>
                  <span>
                    <b>{name}</b>
                    {role}
                  </span>
                </figcaption>
              </figure>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function Star() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M12 2.6l2.7 6.1 6.6.7-5 4.5 1.4 6.5L12 17l-5.7 3.4 1.4-6.5-5-4.5 6.6-.7Z" />
    </svg>
  );
}
