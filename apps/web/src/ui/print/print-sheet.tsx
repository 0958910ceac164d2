import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './paper.css';
import classes from './print-sheet.module.css';
import { usePrinting } from './use-printing';

/**
 * What is printed instead of the screen: a sheet to pin up, with a heading and without menus and buttons. It exists only
 * while the page is being printed, by Ctrl+P or by `window.print()`.
 */
export function PrintSheet({
  title,
  family,
  landscape = false,
  foot,
  children,
}: {
  /** What it shows: "October 2026". */
  title: string;
  /** The family whose sheet it is. */
  family: string;
  /** One landscape page; otherwise as many pages as needed. */
  landscape?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return createPortal(
    <div className={classes['sheet']} data-print-sheet={landscape ? 'landscape' : 'portrait'}>
      <header className={classes['head']}>
        <h1>{title}</h1>
        <p>{family}</p>
      </header>
      <div className={classes['body']}>{children}</div>
      {foot && <footer className={classes['foot']}>{foot}</footer>}
    </div>,
    document.body,
  );
}
