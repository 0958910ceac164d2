/** The web address in a typed or pasted text: accepts "example.org/soup", and extracts a link from a message. */
export function typedAddress(typed: string): string {
  const text = typed.trim();
  const within = /https?:\/\/\S+/i.exec(text)?.[0];
  if (within) return within;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;
}
