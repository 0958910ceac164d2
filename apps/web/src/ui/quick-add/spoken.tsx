import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import classes from './quick-add.module.css';

/** How long somebody has to pause before they are told what was understood. */
const SPEAK_MS = 900;

/** Tells whoever does not see the chips what was understood, once they pause. */
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
