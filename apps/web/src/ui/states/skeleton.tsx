import type { ReactNode } from 'react';
import classes from './skeleton.module.css';
import { VisuallyHidden } from '../basics/visually-hidden';

/** A placeholder shape, in px (or any CSS width). */
export function Bone({
  width = '100%',
  height = 12,
  circle = false,
}: {
  width?: number | string;
  height?: number;
  circle?: boolean;
}) {
  return (
    <span
      className={`${classes['bone']} ${circle ? classes['circle'] : ''}`}
      style={{ width: circle ? height : width, height }}
      aria-hidden="true"
    />
  );
}

/** Placeholder rows with a circle and two lines, as high as real rows; `label` is the documented loading text. */
export function RowsSkeleton({ rows = 4, label, height = 52 }: { rows?: number; label: string; height?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes['row']} style={{ minHeight: height }}>
          <Bone circle height={32} />
          <span className={classes['words']}>
            <Bone width={`${62 - (index % 3) * 12}%`} />
            <Bone width={`${34 - (index % 2) * 8}%`} height={10} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** A placeholder for one line of text; `label` is the documented loading text. */
export function LineSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Bone width={128} />
    </div>
  );
}

/** A placeholder exactly as large as `children`, the typical content; `label` is the documented loading text. */
export function ShapeSkeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={classes['shape']} aria-hidden="true" inert>
        {children}
      </div>
    </div>
  );
}
