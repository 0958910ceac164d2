import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { domainError } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { poppyMember } from '../../../test/people';
import { renderRoute } from '../../../test/render-route';
import { show, members, image } from '../family.test-kit';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

describe('a picture for somebody without an account', () => {
  const open = async (over: RootAnswers, handlers: NonNullable<Parameters<typeof renderRoute>[1]>['handlers'] = []) => {
    const { actor } = show(over, '#family', { handlers });
    await actor.click(within(await members()).getByRole('button', { name: /^More for Poppy/ }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Change picture' }));
    const dialog = await screen.findByRole('dialog', { name: 'Picture of Poppy' });
    return { actor, dialog, file: within(dialog).getByLabelText('Upload photo') };
  };

  it('is refused before uploading when it is too large', async () => {
    const { actor, dialog, file } = await open({});
    const large = image();
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    await actor.upload(file, large);
    expect(await within(dialog).findByText('File size must be less than 5MB')).toBeInTheDocument();
  });

  it('is uploaded and saved, and meanwhile nothing else can be chosen', async () => {
    const set: unknown[] = [];
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { actor, dialog, file } = await open(
      {
        setMemberImage: ({ input }: { input: unknown }) => {
          set.push(input);
          return { ...poppyMember, avatarUrl: '/files/abc' };
        },
      },
      [
        http.post('*/api/uploads', async () => {
          await held;
          return HttpResponse.json({ secure_url: '/files/abc', public_id: 'abc' });
        }),
      ],
    );
    const [avatar] = within(dialog).getAllByRole('radio');
    expect(avatar).toBeEnabled();
    await actor.upload(file, image());
    await waitFor(() => expect(avatar).toBeDisabled());
    answer();
    expect(await screen.findByText('Photo uploaded successfully!')).toBeInTheDocument();
    expect(set).toEqual([{ membershipId: 'member-poppy', publicId: 'abc' }]);
  });

  it('says whether uploading or saving failed', async () => {
    const { actor, dialog, file } = await open(
      {
        setMemberImage: () => {
          throw domainError('NOT_FOUND', 'Member not found');
        },
      },
      [
        http.post('*/api/uploads', () => HttpResponse.json({ secure_url: '/files/abc', public_id: 'abc' }), {
          once: true,
        }),
      ],
    );
    await actor.upload(file, image());
    expect(await within(dialog).findByText('Error saving photo: Member not found')).toBeInTheDocument();
  });
});
