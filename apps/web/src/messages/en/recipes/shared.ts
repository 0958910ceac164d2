/** Texts of the page behind a private link to a recipe. */
export const shared = {
  loading: 'Opening the recipe',
  goneTitle: 'This recipe is no longer shared',
  gone: 'Ask whoever sent you the link for a new one.',
  tooManyTitle: 'Too many tries',
  tooMany: 'Please wait a few minutes and open the link again.',
  failedTitle: 'The recipe could not be opened',
  failed: 'Please check your connection and try again.',
  print: 'Print',
  by: 'Shared with Homefold',
  home: 'What is Homefold?',
};
