import classes from './form-error.module.css';

/** A failure that no single field is to blame for; read out when it appears. What was typed stays. */
export function FormError({ text, hint }: { text: string | null | undefined; hint?: string }) {
  if (!text) return null;
  return (
    <div role="alert" className={classes['error']}>
      <p>{text}</p>
      {hint && <p>{hint}</p>}
    </div>
  );
}
