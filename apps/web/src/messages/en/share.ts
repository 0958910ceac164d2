/** Texts of sharing a link. */
export const share = {
  link: 'Link',
  share: 'Share link',
  copy: 'Copy link',
  copied: 'Copied!',
  copyFailed: 'The link could not be copied. Select it and copy it yourself.',
  failed: 'The link could not be shared. Copy it instead.',
  here: 'This address only works on this device. To invite others, open Homefold at the address that they use.',
  /** @param family as within a sentence */
  title: (family: string) => `Join ${family}`,
  text: (family: string) => `Join ${family} on Homefold, where we keep our calendar and jobs together.`,
};
