import { familyInSentence } from './family-name';

it.each([
  ['The Ashdowns', 'the Ashdowns'],
  ['Theodores', 'Theodores'],
  ['THE HOUSE', 'THE HOUSE'],
  ['Ashdown', 'Ashdown'],
  ['', ''],
])('%s is %s within a sentence', (name, shown) => expect(familyInSentence(name)).toBe(shown));
