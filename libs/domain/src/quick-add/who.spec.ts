import type { PeopleMention } from './people';
import { whoOf } from './who';

const members = ['sam', 'tom'].map((id) => ({ id, displayName: id.toUpperCase() }));
const mention = (ids: string[], more: Partial<PeopleMention> = {}): PeopleMention => ({
  ...{ start: 0, end: 1, ids, isEverybody: false, inTitle: false },
  ...more,
});

it('concerns the people marked as such, not those in the title', () => {
  expect(whoOf([mention(['tom'], { inTitle: true }), mention(['sam'])], members).whoIds).toEqual(['sam']);
});

it('concerns the people in the title if nobody is marked', () => {
  expect(whoOf([mention(['tom'], { inTitle: true })], members)).toEqual({
    who: 'tom',
    whoName: 'TOM',
    whoIds: ['tom'],
  });
});
