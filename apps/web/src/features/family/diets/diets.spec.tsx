import { screen, waitFor, within } from '@testing-library/react';
import { domainError } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { show } from '../family.test-kit';
import './diet-dialog';

interface Diet {
  memberId: string;
  allergies: string[];
  diets: string[];
}

function open(diets: Diet[], over: RootAnswers = {}) {
  const sent: unknown[] = [];
  const opened = show(
    {
      memberDiets: () => diets,
      setMemberDiet: (args: Diet) => {
        sent.push(JSON.parse(JSON.stringify(args)));
        diets = [...diets.filter(({ memberId }) => memberId !== args.memberId), args];
        return args;
      },
      ...over,
    },
    '#family',
  );
  return { ...opened, sent };
}
const row = async (name: string) =>
  (await screen.findByRole('button', { name: `Allergies and diets of ${name}` })).closest('li') as HTMLElement;

it('shows and changes what each member avoids', async () => {
  const { actor, sent } = open([{ memberId: 'member-poppy', allergies: ['nuts', 'milk'], diets: ['vegetarian'] }]);
  expect(await row('Poppy')).toHaveTextContent(/Nuts, milk, vegetarian/i);
  expect(await row('Emma')).toHaveTextContent('Nothing noted');
  await actor.click(await screen.findByRole('button', { name: 'Allergies and diets of Poppy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Allergies and diets of Poppy' }));
  expect(dialog.getByRole('checkbox', { name: /^nuts$/i })).toBeChecked();
  await actor.click(dialog.getByRole('checkbox', { name: /^nuts$/i }));
  await actor.click(dialog.getByRole('checkbox', { name: /^sesame$/i }));
  await actor.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Noted what Poppy avoids')).toBeVisible();
  expect(sent).toEqual([{ memberId: 'member-poppy', allergies: ['milk', 'sesame'], diets: ['vegetarian'] }]);
  await waitFor(async () => expect(await row('Poppy')).toHaveTextContent(/Milk, sesame, vegetarian/i));
});

it('keeps the selection after a failed save', async () => {
  const { actor } = open([], {
    setMemberDiet: () => {
      throw domainError('FORBIDDEN', 'Only Tom can change this.');
    },
  });
  await actor.click(await screen.findByRole('button', { name: 'Allergies and diets of Emma' }));
  const dialog = within(await screen.findByRole('dialog'));
  await actor.click(dialog.getByRole('checkbox', { name: /^fish$/i }));
  await actor.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Only Tom can change this.');
  expect(dialog.getByRole('checkbox', { name: /^fish$/i })).toBeChecked();
});

it('is hidden in a family whose plan has no meals', async () => {
  open([], {
    memberDiets: () => {
      throw domainError('FEATURE_LOCKED', 'Meals are part of Premium.');
    },
  });
  expect(await screen.findByRole('heading', { name: /Members|People/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Allergies and diets')).not.toBeInTheDocument());
});
