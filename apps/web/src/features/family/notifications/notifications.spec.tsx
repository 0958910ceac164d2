import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '../../../test/fields';
import { http, HttpResponse } from 'msw';
import { familyAnswers, notificationPreferences } from '../../../test/answers';
import { choosePersonEntry } from '../../../test/person-menu';
import { domainError } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { pushBrowser } from '../../../test/push-browser';
import type { PushBrowser } from '../../../test/push-browser';
import { renderPart } from '../../../test/render-part';
import { renderRoute } from '../../../test/render-route';
import { DevicesCard } from './devices-card';
import { NotificationsCard } from './notifications-card';

const phone = {
  id: 'd-phone',
  platform: 'web',
  name: 'Chrome on Android',
  isReachable: true,
  lastSeenAt: '2026-10-08T09:00:00.000Z',
};
const app = { ...phone, id: 'd-app', platform: 'ios', name: 'Emma’s iPhone', isReachable: false };

const showPreferences = (over: RootAnswers = {}) => renderPart(<NotificationsCard />, { graphql: familyAnswers(over) });
const showDevices = (over: RootAnswers = {}) => renderPart(<DevicesCard />, { graphql: familyAnswers(over) });
const here = () => screen.findByRole('switch', { name: /Notifications on this device/ });

let browser: PushBrowser | undefined;
afterEach(() => {
  browser?.remove();
  browser = undefined;
});

/** A fake server that registers devices. */
function server(over: RootAnswers = {}) {
  const registered: { token: string; name: string; platform: string }[] = [];
  let devices = [phone];
  const answers: RootAnswers = {
    pushDevices: () => devices,
    registerPushDevice: ({ input }: { input: (typeof registered)[number] }) => {
      registered.push(input);
      const device = { ...phone, id: 'd-here', name: input.name };
      devices = [device, ...devices.filter(({ id }) => id !== device.id)];
      return device;
    },
    removePushDevice: ({ id }: { id: string }) => {
      devices = devices.filter((device) => device.id !== id);
      return id;
    },
    ...over,
  };
  return { registered, answers };
}

describe('notification preferences', () => {
  it('are switched one by one, each saved at once', async () => {
    const saved: unknown[] = [];
    const { actor } = showPreferences({
      updateNotificationPreferences: ({ input }: { input: object }) => {
        saved.push(input);
        return { ...notificationPreferences, ...input };
      },
    });
    for (const [name, field] of [
      ['Reminder mails', 'remindersEnabled'],
      ['Daily digest', 'digestEnabled'],
      ['Reminders', 'pushReminders'],
      ['Events with you', 'pushEvents'],
      ['Your jobs', 'pushJobs'],
      ['Your family', 'pushFamily'],
    ] as const) {
      const control = await screen.findByRole('switch', { name: new RegExp(`^${name}`) });
      expect(control).toBeChecked();
      await actor.click(control);
      await waitFor(() => expect(saved.at(-1)).toEqual({ [field]: false }));
    }
  });

  it('revert with Retry when saving fails', async () => {
    let fails = true;
    const { actor } = showPreferences({
      updateNotificationPreferences: () => {
        if (fails) throw domainError('INTERNAL', 'no');
        return { ...notificationPreferences, digestEnabled: false };
      },
    });
    const digest = await screen.findByRole('switch', { name: /^Daily digest/ });
    await actor.click(digest);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await waitFor(() => expect(digest).toBeChecked());
    fails = false;
    await actor.click(retry);
    await waitFor(() => expect(digest).not.toBeChecked());
  });

  it('have quiet hours with useful defaults, which cannot start and end at the same time', async () => {
    const saved: unknown[] = [];
    let now = { ...notificationPreferences };
    const { actor } = showPreferences({
      updateNotificationPreferences: ({ input }: { input: object }) => {
        saved.push(input);
        return (now = { ...now, ...input });
      },
    });
    const quiet = await screen.findByRole('switch', { name: /^Quiet hours/ });
    expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
    await actor.click(quiet);
    const from = await screen.findByLabelText('From');
    const until = screen.getByLabelText('Until');
    expect([from, until].map((field) => (field as HTMLInputElement).value)).toEqual(['22:00', '07:00']);
    fillIn(until, '22:00');
    expect(await screen.findByText('Quiet hours must start and end at different times')).toBeInTheDocument();
    fillIn(until, '');
    fillIn(until, '6:30');
    await waitFor(() =>
      expect(saved).toEqual([
        { quietHoursStart: '22:00', quietHoursEnd: '07:00' },
        { quietHoursStart: '22:00', quietHoursEnd: '06:30' },
      ]),
    );
    await actor.click(quiet);
    await waitFor(() => expect(saved.at(-1)).toEqual({ quietHoursStart: null, quietHoursEnd: null }));
  });

  it('report a failure to load, and retry', async () => {
    let fails = true;
    const { actor } = showPreferences({
      notificationPreferences: () => {
        if (fails) throw domainError('INTERNAL', 'no');
        return notificationPreferences;
      },
    });
    const failed = await screen.findByText('Failed to load your notification settings');
    fails = false;
    await actor.click(within(failed.parentElement as HTMLElement).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('switch', { name: /^Daily digest/ })).toBeChecked();
  });
});

describe('this device', () => {
  it('asks for permission only after a tap, and then registers', async () => {
    browser = pushBrowser('granted');
    const { registered, answers } = server();
    const { actor } = showDevices(answers);
    await screen.findByText('Chrome on Android');
    expect(await here()).not.toBeChecked();
    expect(browser.asked).toBe(0);
    await actor.click(await here());
    // first the toast, which disappears
    expect(await screen.findByText('Notifications are on for this device')).toBeInTheDocument();
    await waitFor(async () => expect(await here()).toBeChecked());
    expect(browser.asked).toBe(1);
    expect(registered).toHaveLength(1);
    expect(JSON.parse(registered[0]?.token ?? '')).toMatchObject({ endpoint: browser.subscribed() });
    expect(await screen.findByText('This device')).toBeInTheDocument();
  });

  it('unregisters with the switch, at the server and in the browser', async () => {
    browser = pushBrowser('granted');
    const { answers } = server();
    const { actor } = showDevices(answers);
    await screen.findByText('Chrome on Android');
    await actor.click(await here());
    await waitFor(async () => expect(await here()).toBeChecked());
    await actor.click(await here());
    await waitFor(async () => expect(await here()).not.toBeChecked());
    expect(browser.subscribed()).toBeNull();
    expect(screen.queryByText('This device')).not.toBeInTheDocument();
  });

  it('without permission shows the alert after two seconds', async () => {
    browser = pushBrowser('denied');
    const { registered, answers } = server();
    const { actor } = showDevices(answers);
    await screen.findByText('Chrome on Android');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'], advanceTimers: true });
    try {
      fireEvent.click(await here());
      await screen.findByText('Notifications are blocked for Homefold on this device.');
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      act(() => jest.advanceTimersByTime(2_000));
    } finally {
      jest.useRealTimers();
    }
    const alert = await screen.findByRole('alertdialog', { name: 'Notifications are turned off' });
    expect(alert).toHaveTextContent('Please enable notifications in your device settings.');
    expect(within(alert).getAllByRole('button')).toHaveLength(1);
    await actor.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect([registered, await here()]).toEqual([[], expect.objectContaining({ checked: false })]);
  });

  it('that cannot receive notifications says why', async () => {
    showDevices();
    expect(await screen.findByText(/Notifications need a secure connection/)).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: /on this device/ })).not.toBeInTheDocument();
  });

  it('reports itself to the server when opened, and clears everything on sign-out', async () => {
    browser = pushBrowser('granted', 'granted');
    localStorage.setItem('homefold-last-user', 'user-emma');
    localStorage.setItem('homefold-user-push-device', 'd-here');
    const { registered, answers } = server();
    const { actor } = renderRoute('/dashboard#profile/settings', {
      graphql: familyAnswers(answers),
      handlers: [http.get('*/identity/list-sessions', () => HttpResponse.json([]))],
    });
    await waitFor(() => expect(registered).toHaveLength(1));
    expect(browser.asked).toBe(0);
    expect(browser.subscribed()).not.toBeNull();
    await choosePersonEntry(actor, 'Sign Out');
    await waitFor(() => expect(browser?.subscribed()).toBeNull());
    expect(localStorage.getItem('homefold-user-push-device')).toBeNull();
  });
});

describe('the devices', () => {
  it('are listed, sent a test notification, and removed', async () => {
    const tested: unknown[] = [];
    const { answers } = server({
      sendTestNotification: ({ deviceId }: { deviceId: string }) => tested.push(deviceId) > 0,
    });
    const { actor } = showDevices(answers);
    await actor.click(await screen.findByRole('button', { name: 'Send a test to Chrome on Android' }));
    expect(await screen.findByText('A test notification is on its way')).toBeInTheDocument();
    expect(tested).toEqual(['d-phone']);
    await actor.click(screen.getByRole('button', { name: 'Remove Chrome on Android' }));
    expect(await screen.findByText('No device receives notifications yet.')).toBeInTheDocument();
  });

  it('say so when this server cannot reach them', async () => {
    showDevices({ pushDevices: [app] });
    expect(await screen.findByText('This server cannot send to the app yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Send a test/ })).not.toBeInTheDocument();
  });

  it('that were removed elsewhere disappear without an error', async () => {
    const { answers } = server({
      removePushDevice: () => {
        throw domainError('NOT_FOUND', 'Device not found');
      },
    });
    const { actor } = showDevices(answers);
    await actor.click(await screen.findByRole('button', { name: 'Remove Chrome on Android' }));
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
  });
});
