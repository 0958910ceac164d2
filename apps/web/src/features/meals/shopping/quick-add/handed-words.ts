/** Text written elsewhere for the list, such as in the search, until the list takes it. */
let words: string | null = null;
const followers = new Set<() => void>();

export function handWords(text: string): void {
  words = text;
  for (const follow of followers) follow();
}

/** Takes the text, once. */
export function takeWords(): string | null {
  const taken = words;
  words = null;
  return taken;
}

/** Calls back when there is a text; returns the unsubscribe function. */
export function onWords(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}
