import { familyRows, sharedTestApp, type TestApp } from '../../test';
import { NotificationPreferencesService } from './notification-preferences.service';

let test: TestApp;
let preferences: NotificationPreferencesService;
beforeAll(async () => {
  test = await sharedTestApp();
  preferences = test.app.get(NotificationPreferencesService);
});
afterAll(() => test.close());

it('default to on, and are changed one by one and per member', async () => {
  const { familyId, ids, viewer, other } = await familyRows(test);
  const owner = { familyId, userId: '' };
  expect(await preferences.mine(viewer)).toMatchObject({ remindersEnabled: true, digestEnabled: true });
  expect(await preferences.update(viewer, { digestEnabled: false })).toMatchObject({
    remindersEnabled: true,
    digestEnabled: false,
  });
  expect(await preferences.update(viewer, { remindersEnabled: false })).toMatchObject({ digestEnabled: false });
  expect(await preferences.update(viewer, { digestEnabled: null, remindersEnabled: true })).toMatchObject({
    remindersEnabled: true,
    digestEnabled: false,
  });
  expect(await preferences.mine(other)).toMatchObject({ remindersEnabled: true, digestEnabled: true });
  expect([await preferences.withoutDigest(owner), await preferences.withoutReminders(owner)]).toEqual([
    new Set([ids[0]]),
    new Set(),
  ]);
});
