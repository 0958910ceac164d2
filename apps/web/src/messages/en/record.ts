/** Texts that all kinds of records share. */
export const record = {
  undone: 'Everything is as it was',
  undoConflict: 'Somebody has changed this since, so it was not undone.',
  undoGone: 'This can no longer be undone.',
  undoFailed: 'The change could not be undone. Please try again.',
};

/** Two versions of one record. @param noun the kind: 'event' */
export const conflictOf = (noun: string) => ({
  title: `Somebody else changed this ${noun} in the meantime`,
  text: 'Both versions are below. Which one should the family see?',
  mine: 'Your version',
  theirs: 'Their version',
  keepMine: 'Keep mine',
  useTheirs: 'Use theirs',
  nothing: 'none',
  same: 'They saved the same details as you.',
});
