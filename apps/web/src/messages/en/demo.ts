/** Texts of the demo family. */
export const demo = {
  try: 'Try the demo family',
  question: 'Just looking?',
  opening: 'Opening the demo...',
  tooMany: 'That is enough demo families for now. Please try again in an hour.',
  failed: 'The demo could not be opened. Please try again.',
  offline: 'Connection failed. Please check your internet connection.',
  goesOn: 'Your demo stays open until then.',
  back: 'Back to the demo',
};
