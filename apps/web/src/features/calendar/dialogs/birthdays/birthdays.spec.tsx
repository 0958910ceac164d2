import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseOption, fillIn } from '../../../../test/fields';
import { freezeDate } from '../../../../test/clock';
import { domainError } from '../../../../test/network';
import { event } from '../../calendar.test-kit';
import { dentist, openCalendar, sent, today } from '../dialogs.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

describe('Quick Add Birthdays', () => {
  const openBirthdays = async (events = [dentist()], answers = {}) => {
    const kit = openCalendar(events, answers);
    await today();
    await kit.actor.click(screen.getByRole('button', { name: 'Quick Add Birthdays' }));
    const dialog = await screen.findByRole('dialog', { name: 'Quick Add Birthdays' });
    await within(dialog).findAllByRole('group', { name: /^Birthday/ });
    return { ...kit, dialog };
  };
  const rows = (dialog: HTMLElement) => within(dialog).getAllByRole('group', { name: /^Birthday/ });

  it('offers the members without a birthday, counts the valid rows, and sends them', async () => {
    const known = event({
      title: 'Tom’s birthday',
      eventDate: '1984-03-01',
      isRecurring: true,
      recurringType: 'yearly',
      birthdayOfMemberId: 'member-tom',
    });
    const { actor, calendar, dialog } = await openBirthdays([known]);
    expect(rows(dialog).map((row) => (within(row).getByLabelText('Name') as HTMLInputElement).value)).toEqual([
      'Emma',
      'Poppy',
    ]);
    expect(within(dialog).getByRole('button', { name: 'Add 0 Birthdays' })).toBeDisabled();
    const [emma, poppy] = rows(dialog) as [HTMLElement, HTMLElement];
    fillIn(within(poppy).getByLabelText('Date of birth'), '15 Aug 2021');
    expect(within(dialog).getByRole('button', { name: 'Add 1 Birthday' })).toBeEnabled();
    fillIn(within(emma).getByLabelText('Date of birth'), '28/2/85');
    await chooseOption(actor, within(emma).getByLabelText('Emoji'), '🎪');
    await actor.clear(within(emma).getByLabelText('Name'));
    await actor.type(within(emma).getByLabelText('Name'), 'Granny');
    await actor.click(within(dialog).getByRole('button', { name: 'Add 2 Birthdays' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(calendar, 'birthdays')).toEqual([
      {
        birthdays: [
          { memberName: 'Granny', birthDate: '1985-02-28', emoji: '🎪' },
          { memberName: 'Poppy', memberId: 'member-poppy', birthDate: '2021-08-15', emoji: '🎂' },
        ],
      },
    ]);
    expect(await screen.findByText('2 birthdays added')).toBeInTheDocument();
  });

  it('always keeps one row', async () => {
    const { actor, dialog } = await openBirthdays();
    for (const { name } of [{ name: 'Emma' }, { name: 'Tom' }, { name: 'Poppy' }])
      await actor.click(within(dialog).getByRole('button', { name: `Remove ${name}` }));
    expect(rows(dialog)).toHaveLength(1);
    expect(within(dialog).getByLabelText('Name')).toHaveValue('');
    await actor.click(within(dialog).getByRole('button', { name: 'Add another' }));
    expect(rows(dialog)).toHaveLength(2);
  });

  it('says why nothing can be added, and shows failures', async () => {
    let broken = true;
    const { actor, dialog } = await openBirthdays([dentist()], {
      addBirthdays: () => {
        if (broken) throw domainError('INTERNAL', 'Internal error');
        return [];
      },
    });
    // Enter in a field submits, although the button is disabled.
    fireEvent.submit(within(dialog).getAllByLabelText('Name')[0]?.closest('form') as HTMLFormElement);
    expect(await within(dialog).findByText('Please add at least one birthday with both name and date')).toBeVisible();
    fillIn(within(dialog).getAllByLabelText('Date of birth')[0] as HTMLElement, '28 Feb 1985');
    await actor.click(within(dialog).getByRole('button', { name: 'Add 1 Birthday' }));
    expect(await within(dialog).findByText('Failed to add birthdays. Please try again.')).toBeVisible();
    broken = false;
    await actor.click(within(dialog).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});
