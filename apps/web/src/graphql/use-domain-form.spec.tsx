import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftOwnerContext } from '../ui/forms/draft-owner';
import { Field } from '../ui/fields/field';
import { domainError, graphqlHandler, network } from '../test/network';
import { errorText, useDomainForm } from './use-domain-form';

describe('useDomainForm', () => {
  function Form({ save }: { save: () => Promise<void> }) {
    const form = useDomainForm({ defaultValues: { name: '', note: '' } }, null);
    return (
      <form onSubmit={form.onSubmit(save)}>
        <Field label="Name" error={form.formState.errors.name?.message} {...form.register('name')} />
        {form.formError && <p role="alert">{errorText(form.formError)}</p>}
        <button type="submit">Save</button>
      </form>
    );
  }

  /** What a mutation throws for this server response. */
  async function thrown(error: unknown): Promise<unknown> {
    const { makeClient } = await import('./client');
    const { ViewerDocument } = await import('./generated');
    network.use(graphqlHandler({ me: () => error }));
    const client = makeClient({ getToken: () => Promise.resolve(null), onUnauthenticated: jest.fn() });
    return client.query({ query: ViewerDocument }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
  }

  it('shows a refusal that names a field next to it', async () => {
    const reason = await thrown(domainError('INVALID', 'Family name is required', 'input.name'));
    render(<Form save={() => Promise.reject(reason as Error)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Family name is required'));
  });

  it('shows the message of any other refusal, and a generic one for an internal error', async () => {
    const reason = await thrown(domainError('ALREADY_IN_FAMILY', 'You already belong to a family'));
    const { unmount } = render(<Form save={() => Promise.reject(reason as Error)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You already belong to a family');
    unmount();
    const inside = await thrown(domainError('INTERNAL', 'relation "family" does not exist'));
    render(<Form save={() => Promise.reject(inside as Error)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  });

  it('stores input under its name until it is saved, and nothing without a name', async () => {
    function Kept({ kept, save }: { kept: { form: string } | null; save: () => Promise<void> }) {
      const form = useDomainForm({ defaultValues: { name: '' } }, kept);
      return (
        <form onSubmit={form.onSubmit(save)}>
          {form.draft.offer && <button onClick={form.draft.resume}>Continue</button>}
          <Field label="Name" {...form.register('name')} />
          <button type="submit">Save</button>
        </form>
      );
    }
    const show = (kept: { form: string } | null, save = () => Promise.resolve()) =>
      render(
        <DraftOwnerContext value={{ id: 'emma/ashdowns/', locale: 'en-GB', timeZone: 'Europe/London' }}>
          <Kept kept={kept} save={save} />
        </DraftOwnerContext>,
      );
    const secret = show(null);
    await userEvent.type(screen.getByLabelText('Name'), 'hunter2');
    expect(JSON.stringify(localStorage)).not.toContain('hunter2');
    secret.unmount();

    const first = show({ form: 'member' });
    await userEvent.type(screen.getByLabelText('Name'), 'Biscuit');
    first.unmount();
    const second = show({ form: 'member' }, () => Promise.reject(new Error('no')));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Biscuit');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    second.unmount();
    const third = show({ form: 'member' });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Biscuit'));
    third.unmount();
    show({ form: 'member' });
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });
});
