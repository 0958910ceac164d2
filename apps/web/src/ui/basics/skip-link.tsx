import classes from './basics.module.css';

/** The first focusable element of a page: skips the navigation to `<main id="content" tabIndex={-1}>`. */
export function SkipLink({ children, to = 'content' }: { children: string; to?: string }) {
  return (
    <a
      className={classes['skip']}
      href={`#${to}`}
      onClick={(event) => {
        // The hash holds the section (product rule 26), so it must not change here.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
