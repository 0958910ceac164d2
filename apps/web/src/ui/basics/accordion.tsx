import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './accordion.module.css';

/** One part of an accordion. */
export interface AccordionPart {
  title: string;
  /** On the right of the title, such as a count. */
  aside?: ReactNode;
  content: ReactNode;
  /** Open from the start. */
  isOpen?: boolean;
}

/**
 * Headings that expand the content below them (WAI-ARIA "accordion" and "disclosure"): each is a button within a
 * heading, and its content is a region labelled by it. Any number may be open; a closed one keeps what was typed in it.
 * @param level of the headings, one below the surrounding heading
 */
export function Accordion({ parts, level = 3 }: { parts: readonly AccordionPart[]; level?: 2 | 3 | 4 }) {
  return (
    <div className={classes['accordion']}>
      {parts.map((part) => (
        <Part key={part.title} part={part} level={level} />
      ))}
    </div>
  );
}

function Part({ part: { title, aside, content, isOpen = false }, level }: { part: AccordionPart; level: 2 | 3 | 4 }) {
  const id = useId();
  const [open, setOpen] = useState(isOpen);
  const Heading = `h${level}` as const;
  return (
    <div className={classes['part']}>
      <Heading className={classes['heading']}>
        <button
          type="button"
          id={`${id}-title`}
          className={classes['button']}
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={() => setOpen(!open)}
        >
          <span className={classes['title']}>{title}</span>
          {aside && <span className={classes['aside']}>{aside}</span>}
          <ChevronDown size={20} aria-hidden />
        </button>
      </Heading>
      <div
        id={`${id}-content`}
        role="region"
        aria-labelledby={`${id}-title`}
        className={classes['content']}
        hidden={!open}
      >
        {content}
      </div>
    </div>
  );
}
