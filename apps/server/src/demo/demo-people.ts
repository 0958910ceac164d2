/** The Ashdowns, as shown on the landing page. */
export const people = [
  { key: 'emma', name: 'Emma Ashdown', avatar: null, account: true },
  { key: 'tom', name: 'Tom Ashdown', avatar: 'avatar-2', account: true },
  { key: 'maisie', name: 'Maisie Ashdown', avatar: 'avatar-4', account: true },
  { key: 'theo', name: 'Theo Ashdown', avatar: 'avatar-10', account: true },
  { key: 'poppy', name: 'Poppy Ashdown', avatar: 'avatar-12', account: false },
] as const;

export type PersonKey = (typeof people)[number]['key'];
/** Members who act in the script. */
export type HolderKey = Exclude<PersonKey, 'poppy'>;

/** Members with an account, the visitor's first. */
export const accountHolders = people.filter(
  (person): person is Extract<(typeof people)[number], { account: true }> => person.account,
);

export const firstName = (name: string): string => name.split(' ')[0] ?? name;
