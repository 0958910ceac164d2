import classes from './form-error.module.css';
import { useInSight } from './use-in-sight';

/** A failure that no single field is to blame for; read out when it appears. What was typed stays. */
export function FormError({ text, hint }: { text: string | null | undefined; hint?: string }) {
  return text ? <Said text={text} {...(hint && { hint })} /> : null;
}

function Said({ text, hint }: { text: string; hint?: string }) {
  const alert = useInSight<HTMLDivElement>(text);
  return (
    <div ref={alert} role="alert" className={classes['error']}>
      <p>{text}</p>
      {hint && <p>{hint}</p>}
    </div>
  );
}
