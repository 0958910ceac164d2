/** The post that a sub-section names; null for the list. */
export const postIdIn = (sub: string | null): string | null => /^([\w-]+)$/.exec(sub ?? '')?.[1] ?? null;

/** The address of a post, for members of the family. */
export const postUrl = (id: string): string => `${window.location.origin}/dashboard#forum/${id}`;
