/** Texts of dashboard. */
export const dashboard = {} as const;
