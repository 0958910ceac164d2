import { screen, waitFor, within } from '@testing-library/react';
import { familyAnswers } from '../../test/answers';
import { freezeDate } from '../../test/clock';
import { domainError } from '../../test/network';
import { renderRoute } from '../../test/render-route';
import './page';
import './sample-item-dialog';
import type { SampleItem } from './sample-item-writes';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const sampleItem = (name: string, over: Partial<SampleItem> = {}): SampleItem => ({
  id: `sample-item-${name}`,
  name,
  notes: 'Old',
  date: '2019-04-01',
  version: 1,
  ...over,
});

/** Opens the sample items over a fake server. */
function openSampleItems(sampleItems: SampleItem[], refusal?: Error) {
  const sent: object[] = [];
  const write = (name: string, args: { id?: string; input?: Partial<SampleItem> }): SampleItem => {
    sent.push({ name, ...(JSON.parse(JSON.stringify(args)) as object) });
    if (refusal) throw refusal;
    const before = sampleItems.find(({ id }) => id === args.id);
    const after = { ...(before ?? sampleItem('', { id: 'new', version: 0 })), ...args.input };
    sampleItems.splice(0, sampleItems.length, ...sampleItems.filter((one) => one !== before));
    if (args.input) sampleItems.push({ ...after, version: after.version + 1 });
    return { ...after, version: after.version + 1 };
  };
  const graphql = familyAnswers({
    sampleItems: () => sampleItems,
    addSampleItem: (args: object) => write('add', args),
    updateSampleItem: (args: object) => write('update', args),
    deleteSampleItem: (args: { id: string }) => ({ ...write('delete', args), restorableUntil: '' }),
    undo: ({ key }: { key: string }) => {
      sent.push({ name: 'undo', key });
      sampleItems.push(sampleItem('Shelly'));
      return [{ __typename: 'SampleItem', ...sampleItem('Shelly') }];
    },
  });
  return { sent, ...renderRoute('/dashboard#sample-items', { graphql }) };
}
const button = (name: string) => screen.findByRole('button', { name });
/** The row of a sample item, which opens it to be read. */
const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

it('lists the sample items and edits one, sending what changed, with Undo', async () => {
  const { actor, sent } = openSampleItems([sampleItem('Shelly'), sampleItem('Rex', { notes: 'Dog' })]);
  await actor.click(await row('Shelly'));
  const reader = await screen.findByRole('dialog', { name: 'Shelly' });
  expect(reader).toHaveTextContent('Old');
  await actor.click(within(reader).getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Sample Item' });
  await actor.clear(within(dialog).getByLabelText('Name'));
  expect(within(dialog).getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await actor.type(within(dialog).getByLabelText('Name'), 'Sheldon');
  await actor.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Changed Sheldon')).toBeVisible();
  expect(sent).toMatchObject([{ name: 'update', id: 'sample-item-Shelly', input: { name: 'Sheldon' }, version: 1 }]);
  await actor.click(await button('Undo'));
  expect(await row('Shelly')).toBeVisible();
});

it('adds the first one, and keeps what was typed when it is refused', async () => {
  const { actor } = openSampleItems([], domainError('INVALID', 'A name must have 1 to 80 characters.', 'name'));
  expect(await screen.findByText('No sample items yet')).toBeVisible();
  await actor.click((await screen.findAllByRole('button', { name: 'Add Sample Item' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Add Sample Item' });
  await actor.type(within(dialog).getByLabelText('Name'), 'Goldie');
  const date = within(dialog).getByLabelText('Date (optional)');
  await actor.type(date, 'soon{Enter}');
  expect(date).toHaveAccessibleDescription(/^Not a date that we can read/);
  await actor.clear(date);
  await actor.type(date, 'tomorrow');
  await actor.click(within(dialog).getByRole('button', { name: 'Add Sample Item' }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText('Name')).toHaveAccessibleDescription('A name must have 1 to 80 characters.'),
  );
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Goldie');
});

it('keeps what was typed when it is closed, and copies one', async () => {
  const { actor } = openSampleItems([sampleItem('Shelly')]);
  await actor.click(await row('Shelly'));
  await actor.click(within(await screen.findByRole('dialog', { name: 'Shelly' })).getByRole('button', { name: 'Copy' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Sample Item' });
  await actor.type(within(dialog).getByLabelText('Name'), ' the second');
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await actor.click(await button('Add Sample Item'));
  await actor.click(await button('Continue where you left off'));
  expect(screen.getByLabelText('Name')).toHaveValue('Shelly the second');
});

it('deletes one, with Undo', async () => {
  const { actor, sent } = openSampleItems([sampleItem('Shelly')]);
  await actor.click(await row('Shelly'));
  await actor.click(within(await screen.findByRole('dialog', { name: 'Shelly' })).getByText('Delete'));
  expect(await screen.findByText('Deleted Shelly')).toBeVisible();
  await actor.click(await button('Undo'));
  expect(await row('Shelly')).toBeVisible();
  expect(sent).toMatchObject([{ name: 'delete', version: 1 }, { name: 'undo' }]);
});
