import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MoneyProblem } from '@homefold/domain';
import { useState } from 'react';
import { setWindow } from '../../test/media';
import { afterClick } from '../browser/after-click';
import { SelectField } from '../fields/select-field';
import { ConventionsContext } from '../time/conventions';
import { MoneyField } from './money-field';
import { LONDON } from './pickers.test-kit';
import { StepperField } from './stepper';
import { SuggestField, suggestionsFor } from './suggest-field';

afterEach(() => jest.useRealTimers());

const FRUIT = ['Apple', 'Apricot', 'Banana', 'Cherry'].map((label) => ({ value: label.toLowerCase(), label }));
const MANY = Array.from({ length: 30 }, (_, index) => ({ value: `zone-${index}`, label: `São ${index} (America)` }));

/** The choice with its state. */
function Choosing({ options, start }: { options: typeof FRUIT; start: string }) {
  const [value, setValue] = useState(start);
  return <SelectField label="Kind" value={value} options={options} onChange={setValue} />;
}
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a select', () => {
  it('is operated by keyboard: arrows, Home, End, letters, Enter, Escape', async () => {
    // letters of one word, however long a busy machine takes between them
    const clock = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1);
    const actor = userEvent.setup();
    render(<Choosing options={FRUIT} start="banana" />);
    const field = screen.getByRole('combobox', { name: 'Kind' });
    expect(field).toHaveTextContent('Banana');
    await actor.tab();
    await actor.keyboard('{ArrowDown}');
    expect(active(field)).toBe('Banana');
    await actor.keyboard('{End}');
    expect(active(field)).toBe('Cherry');
    await actor.keyboard('{Escape}');
    expect(field).toHaveTextContent('Banana');
    await actor.keyboard('ap');
    expect(active(field)).toBe('Apple');
    await actor.keyboard('r{Enter}');
    expect(field).toHaveTextContent('Apricot');
    clock.mockRestore();
    await actor.keyboard(' {Home}');
    expect(active(field)).toBe('Apple');
    await actor.tab();
    expect(field).toHaveTextContent('Apple');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('can be searched when it is long, and keeps its choice if nothing matches', async () => {
    const actor = userEvent.setup();
    render(<Choosing options={MANY} start="zone-3" />);
    const field = screen.getByRole('combobox', { name: 'Kind' });
    expect(field).toHaveValue('São 3 (America)');
    await actor.click(field);
    expect(screen.getAllByRole('option')).toHaveLength(30);
    await actor.keyboard('america sao 12');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await actor.keyboard('{Enter}');
    expect(field).toHaveValue('São 12 (America)');
    await actor.clear(field);
    await actor.type(field, 'Atlantis');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
    await actor.tab();
    expect(field).toHaveValue('São 12 (America)');
    // Tab chooses the highlighted entry
    await actor.clear(field);
    await actor.type(field, 'sao 2');
    expect(active(field)).toBe('São 2 (America)');
    await actor.tab();
    expect(field).toHaveValue('São 2 (America)');
  });

  it('keeps the surrounding dialog open when Escape ends the search', async () => {
    const actor = userEvent.setup();
    const around = jest.fn();
    render(
      <div onKeyDown={({ key }) => around(key)}>
        <Choosing options={MANY} start="zone-3" />
      </div>,
    );
    const field = screen.getByRole('combobox', { name: 'Kind' });
    await actor.clear(field);
    await actor.type(field, 'Atlantis');
    around.mockClear();
    await actor.keyboard('{Escape}');
    expect(field).toHaveValue('São 3 (America)');
    expect(around).not.toHaveBeenCalled();
    await actor.keyboard('{Escape}');
    expect(around).toHaveBeenCalledWith('Escape');
  });

  it('is native on a phone', () => {
    setWindow({ width: 390, coarse: true });
    render(<Choosing options={FRUIT} start="banana" />);
    expect(screen.getByLabelText('Kind').tagName).toBe('SELECT');
  });
});

it('a text field suggests values, and accepts any other', async () => {
  const actor = userEvent.setup();
  function Place() {
    const [place, setPlace] = useState('');
    return (
      <SuggestField
        label="Place"
        value={place}
        suggestions={suggestionsFor(place, ['Sports hall', 'Town hall', 'Pool'])}
        onChange={setPlace}
      />
    );
  }
  render(<Place />);
  const field = screen.getByLabelText('Place');
  await actor.type(field, 'hall');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Sports hall', 'Town hall']);
  await actor.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveValue('Town hall');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await actor.type(field, ', room 2');
  await actor.tab();
  expect(field).toHaveValue('Town hall, room 2');
});

describe('work that waits for a click', () => {
  it('waits only for the primary button, because browser menus may swallow the end of a press', () => {
    const run = jest.fn();
    const press = (button: number) =>
      fireEvent(document.body, new MouseEvent('pointerdown', { button, bubbles: true }));
    press(2);
    afterClick(run);
    expect(run).toHaveBeenCalledTimes(1);
    press(0);
    afterClick(run);
    expect(run).toHaveBeenCalledTimes(1);
    fireEvent.pointerUp(document.body);
  });
});

describe('a count', () => {
  function Counting({ start = '' }) {
    const [value, setValue] = useState(start);
    return <StepperField label="Points" value={value} min={0} max={12} onChange={setValue} />;
  }

  it('changes by arrows and buttons within its limits, and accepts only digits', async () => {
    const actor = userEvent.setup();
    render(<Counting />);
    const field = screen.getByRole('spinbutton', { name: 'Points' });
    await actor.click(field);
    await actor.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).toHaveValue('2');
    expect(field).toHaveAttribute('aria-valuenow', '2');
    await actor.keyboard('{PageUp}{PageUp}');
    expect(field).toHaveValue('12');
    expect(screen.getByRole('button', { name: 'Increase' })).toHaveAttribute('aria-disabled', 'true');
    await actor.click(screen.getByRole('button', { name: 'Decrease' }));
    expect(field).toHaveValue('11');
    await actor.clear(field);
    await actor.type(field, '-7x');
    expect(field).toHaveValue('7');
  });

  it('repeats while a button is held', () => {
    jest.useFakeTimers();
    render(<Counting start="1" />);
    const more = screen.getByRole('button', { name: 'Increase' });
    fireEvent.pointerDown(more, { button: 0 });
    for (let wait = 0; wait < 10; wait += 1) act(() => jest.advanceTimersByTime(100));
    const field = screen.getByRole('spinbutton', { name: 'Points' });
    expect(Number((field as HTMLInputElement).value)).toBeGreaterThan(4);
    fireEvent.pointerUp(more);
    const held = (field as HTMLInputElement).value;
    act(() => jest.advanceTimersByTime(2_000));
    expect(field).toHaveValue(held);
  });
});

describe('an amount', () => {
  function Paying({
    start,
    onPrice,
  }: {
    start: number | null;
    onPrice: (minor: number | null, problem: MoneyProblem | null) => void;
  }) {
    const [minor, setMinor] = useState(start);
    return (
      <MoneyField
        label="Price"
        value={minor}
        onChange={(next, problem) => {
          onPrice(next, problem);
          setMinor(next);
        }}
      />
    );
  }
  const show = (start: number | null = null, conventions = {}) => {
    const onPrice = jest.fn();
    render(
      <ConventionsContext value={{ ...LONDON, ...conventions }}>
        <Paying start={start} onPrice={onPrice} />
      </ConventionsContext>,
    );
    return { onPrice, actor: userEvent.setup(), field: screen.getByLabelText('Price') };
  };

  it('is a number of pennies, displayed in the family’s format', async () => {
    const { actor, field, onPrice } = show(123450);
    expect(field).toHaveValue('£1,234.50');
    await actor.clear(field);
    await actor.type(field, '£12,5');
    await actor.tab();
    expect(field).toHaveValue('£12.50');
    expect(onPrice).toHaveBeenLastCalledWith(1250, null);
  });

  it.each([
    ['-5', 'negative', 'Enter an amount that is not below zero'],
    ['1.999', 'decimals', 'An amount has at most two decimals'],
    ['a lot', 'unreadable', 'Not an amount that we can read. Try 12 or 12.50.'],
  ])('refuses %s at the field and keeps it', async (text, problem, message) => {
    const { actor, field, onPrice } = show(500);
    await actor.clear(field);
    await actor.type(field, text);
    await actor.tab();
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
    expect(onPrice).toHaveBeenLastCalledWith(null, problem);
  });

  it('has the currency and the decimal sign of the family', async () => {
    const { actor, field, onPrice } = show(null, { locale: 'de-DE', currency: 'EUR' });
    await actor.type(field, '1.234,5');
    await actor.tab();
    expect((field as HTMLInputElement).value).toMatch(/^1\.234,50\s€$/);
    expect(onPrice).toHaveBeenLastCalledWith(123450, null);
    expect(within(document.body).queryByRole('alert')).not.toBeInTheDocument();
  });
});
