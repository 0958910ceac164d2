import classes from './form-error.module.css';
import { useScrollIntoView } from '../browser/use-scroll-into-view';

/** An error that belongs to no single field; announced when it appears. The input is kept. */
export function FormError({ text, hint }: { text: string | null | undefined; hint?: string }) {
  return text ? <ErrorBox text={text} {...(hint && { hint })} /> : null;
}

function ErrorBox({ text, hint }: { text: string; hint?: string }) {
  const alert = useScrollIntoView<HTMLDivElement>(text);
  return (
    <div ref={alert} role="alert" className={classes['error']}>
      <p>{text}</p>
      {hint && <p>{hint}</p>}
    </div>
  );
}
