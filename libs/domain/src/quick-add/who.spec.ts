import type { PeopleMention } from './people';
import { whoOf } from './who';

const members = ['sam', 'tom'].map((id) => ({ id, displayName: id.toUpperCase() }));
const mention = (ids: string[], more: Partial<PeopleMention> = {}): PeopleMention => ({
  ...{ start: 0, end: 1, ids, isEverybody: false, inTitle: false },
  ...more,
});

it('concerns those it is said to be for, not those whom the title names', () => {
  expect(whoOf([mention(['tom'], { inTitle: true }), mention(['sam'])], members).whoIds).toEqual(['sam']);
});

it('concerns those in the title where it is said to be for nobody', () => {
  expect(whoOf([mention(['tom'], { inTitle: true })], members)).toEqual({
    who: 'tom',
    whoName: 'TOM',
    whoIds: ['tom'],
  });
});
