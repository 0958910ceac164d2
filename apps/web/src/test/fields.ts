import { fireEvent, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Types into a date or time field and blurs it: "3 Oct", "15:30", and '' to clear it. */
export function fillIn(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

/** Chooses an option of a select by its text. */
export async function chooseOption(actor: UserEvent, field: HTMLElement, option: string): Promise<void> {
  await actor.click(field);
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  if (!list) throw new Error(`The list of ${field.textContent} did not open`);
  await actor.click(within(list).getByRole('option', { name: option }));
}
