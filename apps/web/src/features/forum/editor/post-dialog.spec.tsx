import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { freezeDate } from '../../../test/clock';
import { fillIn } from '../../../test/fields';
import { domainError } from '../../../test/network';
import { uploadOverFetch } from '../../../test/uploads';
import { openForum, person, post, sent } from '../forum.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

type Actor = ReturnType<typeof openForum>['actor'];

async function openNew(actor: Actor) {
  await actor.click((await screen.findAllByRole('button', { name: 'New Post' }))[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog', { name: 'New Post' }));
  return {
    form,
    content: form.getByLabelText<HTMLTextAreaElement>('Content'),
    submit: form.getByRole('button', { name: 'Post' }),
  };
}

async function openEdit(actor: Actor, name: string) {
  await actor.click(await screen.findByRole('button', { name: `Post menu: ${name}` }));
  await actor.click(await screen.findByRole('menuitem', { name: /^Edit/ }));
  return within(await screen.findByRole('dialog', { name: 'Edit Post' }));
}

describe('a new post', () => {
  it('requires content, and is sent as typed', async () => {
    const { actor, fake } = openForum([]);
    const { form, content, submit } = await openNew(actor);
    expect(submit).toBeDisabled();
    fillIn(content, '   ');
    expect(submit).toBeDisabled();
    fillIn(content, '  Ask @Tom about **Saturday**  ');
    fillIn(form.getByLabelText(/^Title/), ' The hatch ');
    await actor.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(fake, 'add')).toMatchObject([
      { input: { title: 'The hatch', content: 'Ask @Tom about **Saturday**', category: 'General', asksReadBy: false } },
    ]);
  });

  it('can start with a template, which never replaces typed text without a confirmation', async () => {
    const { actor } = openForum([]);
    const { form, content } = await openNew(actor);
    await actor.click(form.getByRole('button', { name: 'Announcement' }));
    expect(content.value).toMatch(/^\*\*What is new:\*\*/);
    expect(form.getByRole('combobox', { name: 'Category' })).toHaveTextContent('Important');
    // an unchanged template is replaced by the next one
    await actor.click(form.getByRole('button', { name: 'Idea' }));
    expect(content.value).toMatch(/^\*\*The idea:\*\*/);
    expect(form.getByLabelText(/^Title/)).toHaveValue('I have an idea');
    expect(form.getByRole('combobox', { name: 'Category' })).toHaveTextContent('Plans');
    fillIn(content, 'My own words');
    fillIn(form.getByLabelText(/^Title/), 'My own title');
    await actor.click(form.getByRole('button', { name: 'Question' }));
    let question = within(await screen.findByRole('dialog', { name: 'Replace what you wrote?' }));
    await actor.click(question.getByRole('button', { name: 'Cancel' }));
    expect(content).toHaveValue('My own words');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Replace/ })).not.toBeInTheDocument());
    await actor.click(form.getByRole('button', { name: 'Question' }));
    question = within(await screen.findByRole('dialog', { name: 'Replace what you wrote?' }));
    // the answer that loses nothing is the one of a hasty Enter
    await waitFor(() => expect(question.getByRole('button', { name: 'Add it below' })).toHaveFocus());
    await actor.keyboard('{Enter}');
    expect(content.value).toMatch(/^My own words\n\n\*\*What I would like to know:\*\*/);
    expect(form.getByLabelText(/^Title/)).toHaveValue('My own title');
  });

  it('of Important asks for "read by", unless its author switches that off', async () => {
    const { actor, fake } = openForum([]);
    for (const asks of [true, false]) {
      const { form, content, submit } = await openNew(actor);
      expect(form.queryByLabelText(/^Ask everyone to confirm/)).not.toBeInTheDocument();
      await actor.click(form.getByText('Announcement'));
      const ask = form.getByRole('switch', { name: /^Ask everyone to confirm/ });
      expect(ask).toBeChecked();
      if (!asks) await actor.click(ask);
      fillIn(content, `New keys: ${asks}`);
      await actor.click(submit);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(sent(fake, 'add').at(-1)).toMatchObject({ input: { category: 'Important', asksReadBy: asks } });
    }
  });

  it('has a poll, with errors at its fields', async () => {
    const { actor, fake } = openForum([]);
    const { form, content, submit } = await openNew(actor);
    fillIn(content, 'When do we meet?');
    await actor.click(form.getByRole('button', { name: 'Add a poll' }));
    fillIn(form.getByLabelText('Answer 1'), 'Saturday');
    await actor.click(submit);
    expect(await form.findByText('A poll must have 2 to 12 answers.')).toBeVisible();
    fillIn(form.getByLabelText('Answer 2'), 'saturday');
    await actor.click(submit);
    expect(await form.findByText('“saturday” is listed twice.')).toBeVisible();
    fillIn(form.getByLabelText('Answer 2'), 'Sunday');
    fillIn(form.getByLabelText(/^Last day to vote/), '20 Oct 2026');
    await actor.tab();
    await actor.click(form.getByRole('switch', { name: 'Allow several answers' }));
    await actor.click(submit);
    await waitFor(() =>
      expect(sent(fake, 'add')).toMatchObject([
        {
          input: {
            // until the end of the day, in the family's time zone
            poll: {
              options: ['Saturday', 'Sunday'],
              isMultiple: true,
              showsVoters: true,
              closesAt: '2026-10-20T23:00:00.000Z',
            },
          },
        },
      ]),
    );
  });

  it('keeps its values when it is refused, and shows the reason at the field', async () => {
    const { actor, fake } = openForum([]);
    const { form, content, submit } = await openNew(actor);
    fillIn(content, 'Still here');
    fake.refuse('add', domainError('INVALID', 'Say less.', 'input.content'));
    await actor.click(submit);
    await waitFor(() => expect(content).toHaveAccessibleDescription('Say less.'));
    expect(content).toHaveValue('Still here');
    fake.refuse('add', domainError('INTERNAL', 'No'));
    await actor.click(submit);
    expect(await form.findByRole('alert')).toHaveTextContent('The post could not be saved. What you wrote is kept.');
    await actor.click(form.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(new Set(sent(fake, 'add').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('is posted with its pictures, but not while an upload has failed, and without removed pictures', async () => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    const uploads = uploadOverFetch();
    const answers = [
      HttpResponse.json({ error: 'This file is not a picture.' }, { status: 400 }),
      HttpResponse.json({ secure_url: '/files/cake', public_id: 'cake', width: 640, height: 480 }),
    ];
    const handlers = [http.post('*/api/uploads', () => answers.shift())];
    const { actor, fake } = openForum([], { handlers });
    const { form, content, submit } = await openNew(actor);
    fillIn(content, 'Look');
    const file = new File(['x'], 'cake.png', { type: 'image/png' });
    await actor.upload(form.getByLabelText('Add pictures'), file);
    expect(await form.findByText('This file is not a picture.')).toBeVisible();
    expect(form.getByText('A picture could not be uploaded. Try again or remove it.')).toBeVisible();
    expect(submit).toBeDisabled();
    await actor.click(form.getByRole('button', { name: 'Remove picture 1' }));
    expect(submit).toBeEnabled();
    await actor.upload(form.getByLabelText('Add pictures'), file);
    fillIn(await form.findByLabelText('Description of picture 1'), 'A cake');
    await actor.click(submit);
    await waitFor(() =>
      expect(sent(fake, 'add')).toMatchObject([{ input: { pictures: [{ url: '/files/cake', alt: 'A cake' }] } }]),
    );
    uploads.stop();
  });
});

describe('an edit', () => {
  const stored = () =>
    post({
      title: 'The hatch',
      content: 'Ask [@Tom](member:00000000-0000-4000-8000-000000000001) soon',
      author: person('emma'),
      pictures: [{ url: '/files/one', width: 4, height: 3, widths: [4], alt: 'A hatch' }],
    });

  it('shows mentions as typed names, and sends only what was changed', async () => {
    const { actor, fake } = openForum([stored()]);
    const form = await openEdit(actor, 'The hatch');
    expect(form.getByLabelText('Content')).toHaveValue('Ask @Tom soon');
    expect(form.queryByRole('button', { name: 'Add a poll' })).not.toBeInTheDocument();
    fillIn(form.getByLabelText('Description of picture 1'), 'The hatch from below');
    await actor.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent(fake, 'update')).toMatchObject([
        { input: { pictures: [{ url: '/files/one', alt: 'The hatch from below' }] }, version: 1 },
      ]),
    );
    expect(Object.keys(sent(fake, 'update')[0]?.['input'] as object)).toEqual(['pictures']);
  });

  it('shows both versions after a concurrent change', async () => {
    const before = stored();
    const { actor, fake } = openForum([before]);
    const form = await openEdit(actor, 'The hatch');
    fillIn(form.getByLabelText('Content'), 'Mine');
    fake.posts = [{ ...before, content: 'Theirs', version: 2 }];
    fake.refuse('update', domainError('VERSION_CONFLICT', 'Changed meanwhile.'));
    await actor.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText('Theirs')).toBeVisible();
    expect(form.getByText('Mine')).toBeVisible();
    await actor.click(form.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(sent(fake, 'update').at(-1)).toMatchObject({ input: { content: 'Mine' }, version: 2 }));
  });
});
