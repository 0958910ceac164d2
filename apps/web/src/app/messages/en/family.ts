/** Texts of family. */
export const family = {} as const;
