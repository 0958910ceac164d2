import type { ReactNode } from 'react';
import { IMAGE_TYPES } from './upload-image';
import classes from './choose-picture.module.css';

/** A button to take or choose a picture. */
export function ChoosePicture({
  label,
  describedBy,
  className = '',
  isBusy,
  onChosen,
  children,
}: {
  /** Accessible name, if the visible text is not enough. */
  label?: string;
  describedBy?: string;
  className?: string | undefined;
  isBusy: boolean;
  onChosen: (file: File) => void;
  /** An icon and words. */
  children: ReactNode;
}) {
  return (
    <label className={`${classes['pick']} ${className}`} data-busy={isBusy || undefined}>
      {children}
      <input
        type="file"
        accept={IMAGE_TYPES}
        aria-label={label}
        aria-describedby={describedBy}
        disabled={isBusy}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // the same file can be chosen again after a failure
          event.target.value = '';
          if (file) onChosen(file);
        }}
      />
    </label>
  );
}
