const DRAFT = 'draft-';

/** The id of a row that is shown before it is stored. @param key its idempotency key */
export const draftId = (key: string): string => `${DRAFT}${key}`;

/** Whether a row is not stored yet, and so cannot be changed. */
export const isDraft = ({ id }: { id: string }): boolean => id.startsWith(DRAFT);
