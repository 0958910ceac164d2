/** Texts of calendar. */
export const calendar = {} as const;
