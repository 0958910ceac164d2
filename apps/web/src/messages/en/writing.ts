/** Texts of fields for longer texts: marks, mentions, preview. */
export const writing = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  bullets: 'List',
  numbers: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  mention: 'Mention somebody',
  /** @param keys of the shortcut */
  withKeys: (label: string, keys: string) => `${label} (${keys})`,
  linkText: 'text',
  linkAddress: 'https://',
  people: 'People to mention',
  found: (count: number) =>
    count === 1 ? '1 person. Press Enter to mention them.' : `${count} people. Use the arrow keys, then press Enter.`,
  preview: 'Preview',
  previewEmpty: 'What you write is shown here as others will see it.',
};
