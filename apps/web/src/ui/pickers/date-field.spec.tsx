import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../test/clock';
import { fillIn } from '../../test/fields';
import { setWindow } from '../../test/media';
import { showPicker } from './pickers.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const month = () => screen.findByRole('dialog', { name: 'Choose a date: When' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
/** What the keyboard is on. */
const day = () => document.activeElement?.getAttribute('aria-label');
const onDay = (name: string) => waitFor(() => expect(day()).toBe(name));

describe('a date field', () => {
  // before any other test, as its code comes with the first month
  it('opens no month after the focus has moved to another field', async () => {
    const { actor, field } = showPicker({ type: 'date' });
    const next = screen.getByRole('button', { name: 'Save' });
    await actor.click(field);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    act(() => next.focus());
    await act(() => import('./month-popup'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(next).toHaveFocus();
  });

  it('parses words, and shows them in the family’s format on blur', async () => {
    const { actor, field, changes } = showPicker({ type: 'date' });
    await actor.type(field, 'tomorrow');
    expect(field).toHaveValue('tomorrow');
    await actor.tab();
    expect(field).toHaveValue('9 Oct 2026');
    expect(changes).toEqual(['2026-10-09']);
    await actor.clear(field);
    await actor.type(field, '12/10');
    await actor.tab();
    expect(changes.at(-1)).toBe('2026-10-12');
  });

  it('parses numbers in the order of the locale', async () => {
    const { actor, field, changes } = showPicker({ type: 'date', conventions: { locale: 'en-US' } });
    await actor.type(field, '12/10');
    await actor.tab();
    expect(field).toHaveValue('Dec 10, 2026');
    expect(changes.at(-1)).toBe('2026-12-10');
  });

  it('submits the typed text with Enter', async () => {
    const { actor, field, submitted } = showPicker({ type: 'date' });
    await actor.type(field, '3 Oct 2026{Enter}');
    expect(submitted).toEqual(['2026-10-03']);
  });

  it('reports text that it cannot parse, keeps it, and passes it on unchanged', async () => {
    const { actor, field, changes } = showPicker({ type: 'date', value: '2026-10-08' });
    await actor.clear(field);
    await actor.type(field, 'some day');
    expect(field).toBeValid();
    await actor.tab();
    expect(field).toHaveValue('some day');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Not a date that we can read. Try 3 Oct, tomorrow or 12/10.');
    expect(changes).toEqual(['some day']);
    await actor.clear(field);
    await actor.type(field, '31 June');
    await actor.tab();
    expect(field).toHaveAccessibleDescription('That month has only 30 days. Which day is meant?');
  });

  it('reports it after the click that left the field: the error would move what is clicked away', async () => {
    const { actor, field, changes } = showPicker({ type: 'date' });
    const next = screen.getByRole('button', { name: 'Save' });
    await actor.type(field, 'some day');
    fireEvent(next, new MouseEvent('pointerdown', { button: 0, bubbles: true }));
    act(() => next.focus());
    expect(changes).toEqual(['some day']);
    expect(field).toBeValid();
    fireEvent.pointerUp(next);
    await waitFor(() => expect(field).toBeInvalid());
  });

  it.each(['pagehide', 'popstate'])('passes on unfinished text at %s, and continues', async (event) => {
    const { actor, field, changes } = showPicker({ type: 'date', value: '2026-10-08' });
    await actor.clear(field);
    await actor.type(field, 'next we');
    fireEvent(window, new Event(event));
    expect(changes).toEqual(['next we']);
    expect(field).toBeValid();
    await actor.type(field, 'd');
    expect(field).toHaveValue('next wed');
    expect(changes.at(-1)).toBe('2026-10-14');
  });

  it('refuses dates out of range, but not the first and the last day', async () => {
    const { actor, field, changes } = showPicker({ type: 'date', min: '2026-10-08', max: '2026-12-31' });
    await actor.type(field, '3 Oct 2026');
    await actor.tab();
    expect(field).toHaveAccessibleDescription('Choose 8 Oct 2026 or a later day');
    await actor.clear(field);
    await actor.type(field, '3 Oct 2027');
    await actor.tab();
    expect(field).toHaveAccessibleDescription('Choose 31 Dec 2026 or an earlier day');
    expect(changes.at(-1)).toBe('3 Oct 2027');
    for (const [typed, date] of [
      ['8 Oct 2026', '2026-10-08'],
      ['31 Dec 2026', '2026-12-31'],
    ] as const) {
      fillIn(field, typed);
      expect(field).not.toHaveAccessibleDescription();
      expect(changes.at(-1)).toBe(date);
    }
  });

  it('opens a month with Down: arrows, week, month and year keys, Enter', async () => {
    const { actor, field, changes } = showPicker({ type: 'date', value: '2026-10-08' });
    await actor.click(field);
    await actor.keyboard('{ArrowDown}');
    const dialog = await month();
    expect(within(dialog).getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
    await onDay('Thursday 8 October 2026');
    expect(document.activeElement).toHaveAttribute('aria-current', 'date');
    // at once: Enter may follow within the same frame
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    expect(day()).toBe('Wednesday 7 October 2026');
    await actor.keyboard('{ArrowRight}');
    for (const [key, name] of [
      ['{ArrowRight}', 'Friday 9 October 2026'],
      ['{ArrowDown}', 'Friday 16 October 2026'],
      ['{Home}', 'Monday 12 October 2026'],
      ['{End}', 'Sunday 18 October 2026'],
      ['{PageDown}', 'Wednesday 18 November 2026'],
      ['{Shift>}{PageUp}{/Shift}', 'Tuesday 18 November 2025'],
      ['{ArrowUp}', 'Tuesday 11 November 2025'],
      ['{ArrowLeft}', 'Monday 10 November 2025'],
    ] as const) {
      await actor.keyboard(key);
      await onDay(name);
    }
    await actor.keyboard('{Enter}');
    await closed();
    expect(changes).toEqual(['2025-11-10']);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('10 Nov 2025');
  });

  it('uses the family’s first day of the week, and offers no day out of range', async () => {
    const { actor, changes } = showPicker({ type: 'date', min: '2026-10-05', conventions: { weekStartsOn: 0 } });
    await actor.click(screen.getByRole('button', { name: 'Choose from the month' }));
    const dialog = await month();
    expect(within(dialog).getAllByRole('columnheader')[0]).toHaveAccessibleName('Sunday');
    const early = within(dialog).getByRole('button', { name: 'Sunday 4 October 2026' });
    expect(early).toHaveAttribute('aria-disabled', 'true');
    await actor.click(early);
    expect(changes).toEqual([]);
    await actor.keyboard('{PageUp}');
    await onDay('Monday 5 October 2026');
    await actor.click(within(dialog).getByRole('button', { name: 'Next month' }));
    expect(within(dialog).getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await actor.click(within(dialog).getByRole('button', { name: 'Today' }));
    await closed();
    expect(changes).toEqual(['2026-10-08']);
  });

  it('starts with the year for a birthday, and closes one layer per Escape', async () => {
    const { actor, changes } = showPicker({ type: 'date', max: '2026-10-08' });
    await actor.click(screen.getByRole('button', { name: 'Choose from the month' }));
    const dialog = await month();
    await waitFor(() => expect(within(dialog).getByRole('option', { name: '2026' })).toHaveFocus());
    await actor.keyboard('{Escape}');
    await actor.click(within(dialog).getByRole('button', { name: 'October 2026, choose a year' }));
    await actor.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(within(dialog).getByRole('option', { name: '2012' })).toHaveFocus());
    await actor.keyboard('{Enter}');
    await onDay('Monday 8 October 2012');
    await actor.keyboard('{Escape}');
    await closed();
    expect(screen.getByRole('button', { name: 'Choose from the month' })).toHaveFocus();
    expect(changes).toEqual([]);
  });

  it('uses the native picker on a phone', () => {
    setWindow({ width: 390, coarse: true });
    expect(showPicker({ type: 'date', value: '2026-10-08' }).field).toHaveAttribute('type', 'date');
  });
});
