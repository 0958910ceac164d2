/** A family's name within a sentence: "Join the Ashdowns". Its own first word is lowered if it is the article. */
export const familyInSentence = (name: string): string => name.replace(/^The(?=\s)/, 'the');
