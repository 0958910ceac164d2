import { screen, within } from '@testing-library/react';
import { freezeDate } from '../../test/clock';
import { setWindow } from '../../test/media';
import { showPicker } from './pickers.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const options = () => within(screen.getByRole('listbox', { name: 'Times' })).getAllByRole('option');
/** What the keyboard is on. */
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a time field', () => {
  it.each([
    ['en-GB', '3pm', '15:00', '15:00'],
    ['en-GB', '1530', '15:30', '15:30'],
    ['en-US', '15', '15:00', '3:00 PM'],
    ['en-US', 'noon', '12:00', '12:00 PM'],
  ])('of a family in %s parses %s', async (locale, text, time, shown) => {
    const { actor, field, changes } = showPicker({ type: 'time', conventions: { locale } });
    await actor.type(field, text);
    await actor.tab();
    expect(field).toHaveValue(shown);
    expect(changes.at(-1)).toBe(time);
  });

  it('reports text that it cannot parse, and keeps it', async () => {
    const { actor, field, changes } = showPicker({ type: 'time', value: '15:00' });
    await actor.clear(field);
    await actor.type(field, 'late');
    await actor.tab();
    expect(field).toHaveValue('late');
    expect(field).toHaveAccessibleDescription('Not a time that we can read. Try 3pm, 15:30 or noon.');
    expect(changes).toEqual(['late']);
    await actor.clear(field);
    await actor.tab();
    expect(field).toBeValid();
    expect(changes.at(-1)).toBe('');
  });

  it('reports at once, or on blur if configured', async () => {
    const { actor, field, changes } = showPicker({ type: 'time', isLate: true });
    await actor.type(field, '15');
    expect(changes).toEqual([]);
    await actor.tab();
    expect(changes).toEqual(['15:00']);
  });

  it('offers quarter hours: arrows from the current one, Home, End, Enter', async () => {
    const { actor, field, changes, submitted } = showPicker({ type: 'time', value: '15:20' });
    expect(field).toHaveAttribute('role', 'combobox');
    await actor.click(field);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(options()).toHaveLength(96);
    await actor.keyboard('{ArrowDown}');
    expect(active(field)).toBe('15:30');
    await actor.keyboard('{ArrowUp}{ArrowUp}');
    expect(active(field)).toBe('15:00');
    await actor.keyboard('{End}');
    expect(active(field)).toBe('23:45');
    await actor.keyboard('{Home}');
    expect(active(field)).toBe('00:00');
    await actor.keyboard('{ArrowDown}{Enter}');
    expect(changes).toEqual(['00:15']);
    expect(submitted).toEqual([]);
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await actor.keyboard('{Enter}');
    expect(submitted).toEqual(['00:15']);
  });

  it('shows the length for an end, and accepts a length', async () => {
    const { actor, field, changes } = showPicker({ type: 'time', after: '15:30', value: '16:30' });
    await actor.click(field);
    expect(
      options()
        .slice(0, 5)
        .map((option) => option.textContent),
    ).toEqual(['15:4515 min', '16:0030 min', '16:1545 min', '16:301 h', '16:451 h 15 min']);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('16:30');
    await actor.click(screen.getByRole('option', { name: '17:00 1 h 30 min' }));
    expect(field).toHaveValue('17:00');
    await actor.clear(field);
    await actor.type(field, '45 min');
    await actor.tab();
    expect(field).toHaveValue('16:15');
    expect(changes.at(-1)).toBe('16:15');
  });

  it('highlights the typed time in its list, and closes it with Escape', async () => {
    const { actor, field, changes } = showPicker({ type: 'time' });
    await actor.type(field, '4pm');
    expect(active(field)).toBe('16:00');
    await actor.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('4pm');
    await actor.keyboard('{Enter}');
    expect(changes.at(-1)).toBe('16:00');
  });

  it('uses the native picker on a phone', () => {
    setWindow({ width: 390, coarse: true });
    expect(showPicker({ type: 'time', value: '15:20' }).field).toHaveAttribute('type', 'time');
  });
});
