import { understand } from './commands';

const context = {
  now: new Date('2026-10-08T09:00:00Z'),
  timeZone: 'Europe/London',
  today: '2026-10-08',
  locale: 'en-GB',
  country: 'GB',
  go: () => undefined,
};
const offered = (text: string): string[] => understand(text, context).map(({ label }) => label);

it.each([
  ['post: the hatch is stuck', ['Post to the family: the hatch is stuck']],
  ['tell everybody that dinner is ready', ['Post to the family: dinner is ready']],
  ['ask everyone who has the keys', ['Post to the family: who has the keys']],
  ['write in the forum: choir won', ['Post to the family: choir won']],
  ['quest', ['New post: Question']],
  ['id', []],
  ['dentist tuesday', []],
])('%s', (text, labels) => expect(offered(text)).toEqual(labels));
