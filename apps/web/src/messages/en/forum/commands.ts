/** Texts of what the search can do in the forum. */
export const commands = {
  post: (text: string) => `Post to the family: ${text}`,
  template: (name: string) => `New post: ${name}`,
};
