/** Texts of the way back from what a post became. */
export const fromPost = {
  label: 'From the forum',
  untitled: (name: string) => `A post by ${name}`,
};
