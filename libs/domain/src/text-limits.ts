/** Maximum lengths in characters as people count them (graphemes), shared by forms and server. */
export const TEXT_LIMITS = {
  title: 200,
  description: 5000,
  /** Where an event is. */
  place: 200,
  /** First, last and display names of people. */
  personName: 80,
  familyName: 80,
  familyDescription: 500,
  email: 254,
  phone: 32,
} as const;

/** Length of a new password, in characters. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;
