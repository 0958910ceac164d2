/** Texts that the quick add fields of all sections share. */
export const quickAddField = {
  help: 'Write it as you would say it. What Homefold understands is shown below the field. Enter adds it.',
  add: 'Add',
  clear: 'Clear',
  cleared: (text: string) => `Cleared “${text}”`,
  understood: 'Understood',
  failed: 'It could not be saved. What you typed is still here.',
  failedFor: (title: string) => `${title} could not be saved.`,
  notLoaded: 'Quick add could not be loaded. Check the connection and try again.',
};

/** A question about what was typed, for screen readers. */
export const spokenQuestion = (question: string, answers: string): string =>
  `${question} ${answers}. Arrow down to choose.`;
