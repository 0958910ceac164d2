import classes from './basics.module.css';

/** First focusable thing on a page: jumps over the navigation to `<main id="content" tabIndex={-1}>`. */
export function SkipLink({ children, to = 'content' }: { children: string; to?: string }) {
  return (
    <a
      className={classes['skip']}
      href={`#${to}`}
      onClick={(event) => {
        // The hash names the section (decision 26), so it must not change here.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
