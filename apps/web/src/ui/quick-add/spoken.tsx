import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../basics/visually-hidden';
import classes from './quick-add.module.css';

/** Debounce of the announcement, in milliseconds. */
const SPEAK_MS = 900;

/** Announces the interpretation to screen readers once the user pauses. */
export function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), SPEAK_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className={classes['spoken']}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </div>
  );
}
