import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admit, changeSnapshot, dropWritesOf, keepWrite, snapshotOf, writesOf } from '../storage/device-store';
import { draftOwner, readDraft, writeDraft } from '../storage/drafts';
import { forgetPerson, readStored, STORED, store } from '../storage/stored';
import type { StoredName } from '../storage/stored';
import { emma, identityHandlers, network } from '../test/network';
import { authState, forgetAccount, refreshAuth, resetAuth, signOut, startAuth } from './auth-store';

/** A service worker registration with a visible notification and a push subscription. */
function notifications() {
  const left = { shown: 1, subscribed: true };
  const registration = {
    getNotifications: () => Promise.resolve(left.shown > 0 ? [{ close: () => (left.shown -= 1) }] : []),
    pushManager: {
      getSubscription: () =>
        Promise.resolve(left.subscribed ? { unsubscribe: async () => !(left.subscribed = false) } : null),
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: () => Promise.resolve(registration) },
    configurable: true,
  });
  return left;
}

const write = {
  userId: emma.id,
  familyId: 'ashdown',
  kind: 'any',
  subject: 'draft-1',
  variables: {},
  shown: {},
  basis: null,
  title: 'Dentist',
  madeAt: 0,
};

const names = Object.keys(STORED) as StoredName[];
const stored = (): string[] => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

/** A user who has used everything that stores data. */
async function used() {
  const left = notifications();
  network.use(...identityHandlers(emma));
  await startAuth();
  for (const name of names) if (!['known', 'lastUser', 'drafts'].includes(name)) store(name, '"something"', '');
  store('searches', '"dentist"', emma.id);
  writeDraft(draftOwner(emma.id, null), 'event', { content: { title: 'Dentist' } });
  localStorage.setItem('family-summary-cache-1', 'of an earlier version');
  await admit(emma.id);
  await changeSnapshot(emma.id, () => ({ userId: emma.id, familyId: null, schema: '', data: {}, times: {} }));
  await keepWrite(write);
  return left;
}

const expired = http.get('*/identity/get-session', () => HttpResponse.json(null));
const refusing = http.post('*/identity/sign-out', () =>
  HttpResponse.json({ code: 'UNAUTHORIZED', message: '' }, { status: 401 }),
);

afterEach(async () => {
  await dropWritesOf(emma.id);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('keeps the secrets of wishes taken here by people outside the family', async () => {
  await used();
  store('takenWishes', '{"key":"k","name":"Granny"}', 'wish-1');
  await signOut();
  expect(readStored('takenWishes', 'wish-1')).toContain('Granny');
});

it('keeps the last user’s mark until all of their data is gone', () => {
  store('lastUser', emma.id);
  forgetPerson();
  expect(readStored('lastUser')).toBe(emma.id);
});

it('has a reason for each key that survives a sign-out', () => {
  const staying = names.filter((name) => 'stays' in STORED[name]);
  expect(staying).toEqual(['theme', 'singleKeys', 'invite', 'invitedTo', 'takenWishes', 'clockAhead']);
});

it.each([
  ['a sign-out', () => signOut(), 0, []],
  ['the end of the account', () => (network.use(refusing), forgetAccount()), 0, []],
  // Unsaved input is kept for this user only.
  ['the end of the session', () => (network.use(expired), refreshAuth()), 1, ['homefold-user-draft-user-emma//event']],
])('after %s nothing of the person is left on the device', async (_way, leave, writes, drafts) => {
  const left = await used();
  expect(stored()).toHaveLength(names.length + 2);
  await leave();
  expect(authState().status).toBe('signed-out');
  const kept = ['clock-ahead', 'invite', 'invite-to', 'single-keys', 'taken-wish-', 'theme'];
  await waitFor(() => expect(stored()).toEqual([...kept.map((name) => `homefold-${name}`), ...drafts]));
  expect(left).toEqual({ shown: 0, subscribed: false });
  expect(await snapshotOf(emma.id)).toBeUndefined();
  expect(await writesOf(emma.id)).toHaveLength(writes);
});

it('continues at the next start when the tab was closed midway', async () => {
  const left = await used();
  // The state after an interrupted clean-up: the keys are gone, the rest is not.
  for (const key of stored()) if (key !== 'homefold-last-user') localStorage.removeItem(key);
  resetAuth();
  network.use(expired);
  await startAuth();
  await waitFor(() => expect(localStorage.getItem('homefold-last-user')).toBeNull());
  expect(left).toEqual({ shown: 0, subscribed: false });
  expect(await snapshotOf(emma.id)).toBeUndefined();
});

it('clears a suspended tab after another one signed out', async () => {
  await used();
  localStorage.clear();
  resetAuth();
  network.use(expired);
  await startAuth();
  expect(Object.keys(sessionStorage)).toEqual(['homefold-invite', 'homefold-invite-to']);
});

it('drops the drafts of the previous user', async () => {
  writeDraft(draftOwner('user-tom', 'family'), 'event', { content: 'his' });
  writeDraft(draftOwner(emma.id, 'family'), 'event', { content: 'hers' });
  network.use(...identityHandlers(emma));
  await startAuth();
  expect(readDraft(draftOwner('user-tom', 'family'), 'event')).toBeNull();
  expect(readDraft(draftOwner(emma.id, 'family'), 'event')).toMatchObject({ content: 'hers' });
});

it('does not clear the mark of a person who signs in meanwhile', async () => {
  await used();
  await signOut();
  network.use(...identityHandlers({ ...emma, id: 'user-tom' }));
  await refreshAuth();
  await waitFor(async () => expect(await snapshotOf(emma.id)).toBeUndefined());
  expect(localStorage.getItem('homefold-last-user')).toBe('user-tom');
});
