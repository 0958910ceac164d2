/** A name for a file of a calendar on any system: letters and digits of any script, single hyphens between them. */
export const fileName = (name: string): string =>
  `${
    name
      .normalize('NFKC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'calendar'
  }.ics`;
