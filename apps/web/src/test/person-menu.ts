import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The button of the signed-in person at the foot of the sidebar. */
export const personButton = async (): Promise<HTMLElement> =>
  within(await screen.findByRole('navigation', { name: 'Account', hidden: true })).getByRole('button', {
    hidden: true,
  });

/** Chooses an entry of the person's menu. */
export async function choosePersonEntry(actor: UserEvent, name: string): Promise<void> {
  await actor.click(await personButton());
  await actor.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}
