import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppTheme } from '../../theme/app-theme';
import { PickerField } from '../fields/picker-field';
import { ConventionsContext, DEFAULT_CONVENTIONS } from '../time/conventions';
import type { Conventions } from '../time/conventions';
import type { PickerProps } from './picker-props';

/** A London family whose Thursday is 8 October 2026. */
export const LONDON: Conventions = { ...DEFAULT_CONVENTIONS, timeZone: 'Europe/London', country: 'GB' };

type Given = Partial<PickerProps> & Pick<PickerProps, 'type'> & { conventions?: Partial<Conventions> };

/** A field that keeps its value, in a form. @returns the field, what it has reported, and what the form got */
export function showPicker({ conventions, value = '', ...props }: Given) {
  const changes: string[] = [];
  const submitted: string[] = [];
  function Form() {
    const [kept, setKept] = useState(value);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted.push(kept);
        }}
      >
        <PickerField
          label="When"
          {...props}
          value={kept}
          onChange={(next) => {
            changes.push(next);
            setKept(next);
          }}
        />
        <button type="submit">Save</button>
      </form>
    );
  }
  render(
    <AppTheme>
      <ConventionsContext value={{ ...LONDON, ...conventions }}>
        <Form />
      </ConventionsContext>
    </AppTheme>,
  );
  const actor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { actor, changes, submitted, field: screen.getByLabelText('When') };
}
