import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './versions-panel.module.css';

/** One field of a version. */
export type VersionLine = readonly [label: string, text: string];

/** The panel's texts. */
export interface VersionLabels {
  title: string;
  text: string;
  /** Replaces the text when both versions are equal. */
  same: string;
  mine: string;
  theirs: string;
  keepMine: string;
  useTheirs: string;
  /** Shown for an empty field. */
  nothing: string;
}

/** After a concurrent edit: both versions side by side, differences marked, for the user to choose. */
export function VersionsPanel({
  labels,
  mine,
  theirs,
  busy,
  onKeepMine,
  onUseTheirs,
}: {
  labels: VersionLabels;
  /** Both with the same labels, in the same order. */
  mine: readonly VersionLine[];
  theirs: readonly VersionLine[];
  busy: boolean;
  onKeepMine: () => void;
  onUseTheirs: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const differing = new Set(mine.flatMap(([label, text], index) => (theirs[index]?.[1] === text ? [] : [label])));
  const shown = { differing, nothing: labels.nothing };
  return (
    <section className={classes['conflict']} role="alert">
      <h3 ref={heading} tabIndex={-1}>
        {labels.title}
      </h3>
      <p>{differing.size > 0 ? labels.text : labels.same}</p>
      <div className={classes['versions']}>
        <Version title={labels.mine} lines={mine} {...shown}>
          <Button variant="contained" disabled={busy} onClick={onKeepMine}>
            {labels.keepMine}
          </Button>
        </Version>
        <Version title={labels.theirs} lines={theirs} {...shown}>
          <Button variant="outlined" disabled={busy} onClick={onUseTheirs}>
            {labels.useTheirs}
          </Button>
        </Version>
      </div>
    </section>
  );
}

function Version({
  title,
  lines,
  differing,
  nothing,
  children,
}: {
  title: string;
  lines: readonly VersionLine[];
  differing: ReadonlySet<string>;
  nothing: string;
  children: ReactNode;
}) {
  return (
    <article className={classes['version']} aria-label={title}>
      <h4>{title}</h4>
      <dl>
        {lines.map(([label, text]) => (
          <div key={label} data-differs={differing.has(label) || undefined}>
            <dt>{label}</dt>
            <dd>{text || nothing}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}
