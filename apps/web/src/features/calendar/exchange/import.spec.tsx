import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { freezeDate } from '../../../test/clock';
import { domainError, network } from '../../../test/network';
import { dentist, openCalendar, sent, today } from '../dialogs/dialogs.test-kit';
import { editForm } from '../dialogs/form.test-kit';
import type { ImportItem, ImportPreview } from './calendar-files';
import { openExchange } from './exchange.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const item = (over: Partial<ImportItem> = {}): ImportItem => ({
  dateCount: 1,
  lastDate: '2026-10-17',
  uid: `${over.title ?? 'Match'}@club`,
  title: 'Match',
  emoji: null,
  eventDate: '2026-10-17',
  endDate: '2026-10-17',
  eventTime: '10:30',
  eventEndTime: '12:00',
  isRecurring: false,
  recurringType: null,
  recurringInterval: null,
  recurringDays: null,
  recurringEndDate: null,
  state: 'new',
  note: null,
  ...over,
});
const preview = (over: Partial<ImportPreview> = {}): ImportPreview => ({
  name: 'club.ics',
  total: 3,
  newCount: 1,
  changedCount: 1,
  knownCount: 1,
  keptCount: 0,
  deletedCount: 0,
  goneCount: 0,
  skippedCount: 0,
  skipped: [],
  items: [
    item(),
    item({ title: 'Training', state: 'changed', isRecurring: true, recurringType: 'weekly', recurringInterval: 1 }),
    item({ title: 'Fair', state: 'known', eventTime: null, eventEndTime: null, endDate: '2026-10-18' }),
  ],
  ...over,
});
const result = {
  id: 'import-1',
  name: 'club.ics',
  added: 1,
  updated: 1,
  unchanged: 1,
  kept: 0,
  deleted: 0,
  skipped: 0,
};

const file = (text = 'BEGIN:VCALENDAR', name = 'club.ics') => new File([text], name, { type: 'text/calendar' });
const serve = (path: string, answer: object, status = 200) => {
  const calls: Request[] = [];
  network.use(
    http.post(`*/api/calendar/import${path}`, ({ request }) => {
      calls.push(request);
      return HttpResponse.json(answer, { status });
    }),
  );
  return calls;
};

const choose = (actor: UserEvent, chosen: File) => actor.upload(screen.getByLabelText('Choose a file'), chosen);

describe('importing a file', () => {
  it('is one of the dialogs of the More menu: previews the content, imports it, and undoes the import', async () => {
    const previews = serve('/preview', preview());
    const imports = serve('', result);
    const undoCalendarImport = { id: 'import-1', removed: 1, restored: 1, kept: 0 };
    const { actor, calendar } = openCalendar([dentist()], {
      ...{ calendarFeed: null, outsideCalendars: [] },
      undoCalendarImport: () => undoCalendarImport,
    });
    await today();
    for (const [line, title] of [
      ['Export…', 'Export the calendar'],
      ['Show on your phone…', 'Show on your phone'],
      ['Outside calendars…', 'Outside calendars'],
      ['Import a file…', 'Import a calendar file'],
    ] as const) {
      await actor.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await actor.click(screen.getByRole('button', { name: 'More for the calendar' }));
      await actor.click(await screen.findByRole('menuitem', { name: line }));
      await screen.findByRole('dialog', { name: title });
    }
    await choose(actor, file());
    const dialog = await screen.findByRole('dialog', { name: 'What is in club.ics' });
    expect(within(dialog).getByRole('status')).toHaveTextContent('1 new, 1 changed and 1 already in your calendar');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      'Match 17 Oct · 10:30–12:00New',
      'Training 17 Oct · 10:30–12:00 · Every weekChanged',
      'Fair 17 Oct – 18 Oct · All dayAlready there',
    ]);
    expect(previews).toHaveLength(1);
    expect(imports).toHaveLength(0);
    const asked = calendar.calls.length;
    await actor.click(within(dialog).getByRole('button', { name: 'Add 1 event' }));
    const done = await screen.findByRole('dialog', { name: 'Import finished' });
    expect(within(done).getByRole('status')).toHaveTextContent('1 event added and 1 event updated');
    expect(imports[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/);
    expect(imports[0]?.headers.get('authorization')).toMatch(/^Bearer /);
    await actor.click(within(done).getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('Import undone: 1 event removed and 1 event as before')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(calendar, 'add')).toEqual([]);
    expect(asked).toBe(0);
  });

  it('adds nothing from a file that was imported before', async () => {
    serve('/preview', preview({ newCount: 0, changedCount: 0, knownCount: 3, items: [item({ state: 'known' })] }));
    const { actor } = await openExchange('import');
    await choose(actor, file());
    const dialog = await screen.findByRole('dialog', { name: 'What is in club.ics' });
    expect(within(dialog).getByText('Everything in this file is in your calendar already.')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    expect(within(dialog).getByText('and 2 events more')).toBeInTheDocument();
    await actor.click(within(dialog).getByRole('button', { name: 'Choose another file' }));
    expect(await screen.findByRole('dialog', { name: 'Import a calendar file' })).toBeVisible();
  });

  it('shows a list of dates as one line, and when a series ends', async () => {
    const listed = item({ title: 'Rehearsal', dateCount: 28, lastDate: '2027-04-20' });
    const course = { isRecurring: true, recurringType: 'weekly', recurringInterval: 1 } as const;
    const items = [listed, item({ title: 'Course', ...course, recurringEndDate: '2026-12-05' })];
    serve('/preview', preview({ total: 29, newCount: 29, changedCount: 0, knownCount: 0, items }));
    const { actor } = await openExchange('import');
    await choose(actor, file());
    const dialog = await screen.findByRole('dialog', { name: 'What is in club.ics' });
    const lines = within(dialog).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Rehearsal 28 dates, 17 Oct to 20 Apr 2027 · 10:30–12:00New',
      'Course 17 Oct · 10:30–12:00 · Every week · until 5 DecNew',
    ]);
  });

  it('says what is skipped, kept and removed', async () => {
    serve(
      '/preview',
      preview({
        newCount: 0,
        keptCount: 2,
        deletedCount: 1,
        goneCount: 2,
        skippedCount: 1,
        skipped: [{ title: 'Cancelled trip', reason: 'It was cancelled.' }],
        items: [item({ state: 'changed', note: 'The third Tuesday of a month is listed date by date.' })],
      }),
    );
    const { actor } = await openExchange('import');
    await choose(actor, file());
    const dialog = await screen.findByRole('dialog', { name: 'What is in club.ics' });
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      '1 changed, 1 already in your calendar, 2 you have changed here and 1 you have deleted here',
    );
    expect(dialog).toHaveTextContent('2 events of the last import are not in this file any more');
    expect(dialog).toHaveTextContent('The third Tuesday of a month is listed date by date.');
    await actor.click(within(dialog).getByText('1 entry cannot be imported'));
    expect(within(dialog).getByText('It was cancelled.', { exact: false })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Update 3 events' })).toBeEnabled();
  });

  it.each([
    [400, { error: 'An event repeats every second.', code: 'INVALID' }, 'An event repeats every second.'],
    [500, { error: 'internal', code: 'INTERNAL' }, 'Something went wrong. Please try again.'],
  ])('keeps the dialog when the server refuses the file (%s)', async (status, answer, message) => {
    serve('/preview', answer, status);
    const { actor } = await openExchange('import');
    await choose(actor, file());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    serve('/preview', preview());
    await choose(actor, file());
    expect(await screen.findByRole('dialog', { name: 'What is in club.ics' })).toBeVisible();
  });

  it('does not upload a file that is too large', async () => {
    const previews = serve('/preview', preview());
    const { actor } = await openExchange('import');
    await choose(actor, file('x'.repeat(5 * 1024 * 1024 + 1)));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is larger than 5 MB.');
    expect(previews).toHaveLength(0);
  });

  it('keeps the preview when the import fails, and retries with the same key', async () => {
    serve('/preview', preview());
    const failing = serve('', { error: 'internal', code: 'INTERNAL' }, 500);
    const { actor } = await openExchange('import', {
      undoCalendarImport: () => domainError('NOT_FOUND', 'Import not found'),
    });
    await choose(actor, file());
    await actor.click(await screen.findByRole('button', { name: 'Add 1 event' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    const working = serve('', result);
    await actor.click(screen.getByRole('button', { name: 'Add 1 event' }));
    await screen.findByRole('dialog', { name: 'Import finished' });
    expect(working[0]?.headers.get('idempotency-key')).toBe(failing[0]?.headers.get('idempotency-key'));
    await actor.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Import not found');
  });
});

describe('exporting', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, { createObjectURL: () => 'blob:calendar', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());
  const serveExport = () => {
    const asked: string[] = [];
    network.use(
      http.get('*/api/calendar/export', ({ request }) => {
        asked.push(new URL(request.url).search);
        const headers = { 'content-disposition': 'attachment; filename="The Ashdowns.ics"' };
        return new HttpResponse('BEGIN:VCALENDAR', { headers });
      }),
    );
    return asked;
  };

  it('downloads everything, optionally with bank holidays', async () => {
    const asked = serveExport();
    const { actor } = await openExchange('export');
    await actor.click(screen.getByRole('switch', { name: 'With bank holidays' }));
    await actor.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([asked, saved]).toEqual([['?holidays=1'], ['The Ashdowns.ics']]);
  });

  it('downloads one event from its dialog, and reports a failure', async () => {
    const asked = serveExport();
    const one = dentist();
    const { actor } = await editForm(one);
    await actor.click(screen.getByRole('button', { name: 'Save Dentist as a file' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual([`?id=${one.id}`]);
    network.use(http.get('*/api/calendar/export', () => HttpResponse.error()));
    await actor.click(screen.getByRole('button', { name: 'Save Dentist as a file' }));
    expect(await screen.findByText(/Connection failed/)).toBeInTheDocument();
  });
});
