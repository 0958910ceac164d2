import type { Ref } from 'react';
import type { SectionEntry } from './sections';
import classes from './header.module.css';

/** The desktop header of a section: heading on the left, actions (ui/sections/header-actions) on the right. */
export function SectionHeader({
  section,
  headingRef,
  slotRef,
}: {
  section: SectionEntry;
  headingRef: Ref<HTMLHeadingElement>;
  slotRef: Ref<HTMLDivElement>;
}) {
  const { Heading, Aside } = section;
  return (
    <header className={classes['header']}>
      <h1 ref={headingRef} tabIndex={-1} className={classes['title']}>
        {Heading ? <Heading /> : (section.title ?? section.label)}
      </h1>
      {Aside && (
        <span className={classes['aside']}>
          <Aside />
        </span>
      )}
      <div ref={slotRef} className={classes['actions']} />
    </header>
  );
}
