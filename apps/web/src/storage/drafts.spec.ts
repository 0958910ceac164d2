import { draftOwner, forgetDraft, readDraft, writeDraft } from './drafts';
import { storedOf } from './stored';

const emma = draftOwner('emma', 'ashdowns');
const DAY = 24 * 60 * 60 * 1000;
const start = new Date('2026-10-08T12:00:00Z').getTime();

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

it('keeps a draft for two weeks, only for its person and family', () => {
  writeDraft(emma, 'event', { content: { title: 'Choir' } });
  expect(readDraft(emma, 'event')).toEqual({ at: start, content: { title: 'Choir' } });
  for (const other of [draftOwner('tom', 'ashdowns'), draftOwner('emma', 'others'), draftOwner('emma', null)])
    expect(readDraft(other, 'event')).toBeNull();
  jest.setSystemTime(start + 13 * DAY);
  expect(readDraft(emma, 'event')).not.toBeNull();
  jest.setSystemTime(start + 15 * DAY);
  expect(readDraft(emma, 'event')).toBeNull();
  // Writing the next draft removes it.
  writeDraft(emma, 'job', { content: 'x' });
  expect(storedOf('drafts')).toEqual([`${emma}job`]);
});

it('keeps the thirty newest', () => {
  for (let count = 0; count < 34; count += 1) {
    jest.setSystemTime(start + count);
    writeDraft(emma, `event:${count}`, { content: count });
  }
  expect(storedOf('drafts')).toHaveLength(30);
  expect(readDraft(emma, 'event:3')).toBeNull();
  expect(readDraft(emma, 'event:33')).not.toBeNull();
  forgetDraft(emma, 'event:33');
  expect(readDraft(emma, 'event:33')).toBeNull();
});

it.each(['not JSON', '{}', 'null', '{"at":"now","content":1}'])('ignores %s', (junk) => {
  localStorage.setItem(`homefold-user-draft-${emma}event`, junk);
  expect(readDraft(emma, 'event')).toBeNull();
});
