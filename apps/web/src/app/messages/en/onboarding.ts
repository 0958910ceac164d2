/** Texts of onboarding. */
export const onboarding = {} as const;
