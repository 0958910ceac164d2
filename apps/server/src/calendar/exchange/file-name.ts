/** A file name that is valid on any system: letters and digits of any script, separated by single hyphens. */
export const fileName = (name: string): string =>
  `${
    name
      .normalize('NFKC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'calendar'
  }.ics`;
