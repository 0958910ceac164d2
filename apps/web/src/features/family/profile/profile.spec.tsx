import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { domainError } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { viewer } from '../../../test/people';
import { image, show as showPage } from '../family.test-kit';

const profile = (over: Record<string, unknown> = {}) => ({ ...(viewer()['profile'] as object), ...over });
const show = (over: RootAnswers = {}, handlers: HttpHandler[] = []) => showPage(over, '#profile', { handlers });
const upload = () => screen.findByLabelText('Upload photo');

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

describe('personal information', () => {
  it('saves the fields, and shows the new name at once', async () => {
    const saved: unknown[] = [];
    const { actor } = show({
      saveProfile: ({ input }: { input: { displayName: string } }) => {
        saved.push(input);
        return profile({ displayName: input.displayName });
      },
    });
    const name = await screen.findByRole('textbox', { name: 'Display name' });
    await actor.clear(name);
    await actor.type(name, 'Mum');
    await actor.type(screen.getByRole('textbox', { name: 'Phone' }), '07700 900142');
    await actor.type(screen.getByLabelText('Date of birth'), '17 May 1984');
    await actor.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(saved).toEqual([
      { firstName: 'Emma', lastName: 'Ashdown', displayName: 'Mum', phone: '07700 900142', dateOfBirth: '1984-05-17' },
    ]);
    await actor.click(screen.getByRole('tab', { name: 'Family' }));
    expect(await screen.findByText(/^Mum · /)).toBeInTheDocument();
  });

  it('requires both names, shows refusals next to their fields, and keeps what was typed', async () => {
    const { actor } = show({
      saveProfile: () => {
        throw domainError('INVALID', 'Please enter a valid phone number', 'phone');
      },
    });
    const first = await screen.findByRole('textbox', { name: 'First name' });
    await actor.clear(first);
    await actor.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('First name and display name are required')).toBeInTheDocument();
    await actor.type(first, 'Emma');
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await actor.type(phone, 'call me');
    await actor.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Please enter a valid phone number')).toBeInTheDocument();
    expect(phone).toBeInvalid();
    expect(phone).toHaveValue('call me');
  });
});

describe('the picture', () => {
  it('is one of twelve avatars', async () => {
    const set: unknown[] = [];
    const { actor } = show({
      setAvatar: ({ input }: { input: { defaultAvatarId: string } }) => {
        set.push(input);
        return profile({ defaultAvatarId: input.defaultAvatarId });
      },
    });
    const faces = await screen.findByRole('radiogroup', { name: 'Default avatars' });
    expect(within(faces).getAllByRole('radio')).toHaveLength(12);
    expect(within(faces).getByRole('radio', { name: 'Friendly face' })).toBeChecked();
    await actor.click(within(faces).getByRole('radio', { name: 'Rocket' }));
    await waitFor(() => expect(within(faces).getByRole('radio', { name: 'Rocket' })).toBeChecked());
    expect(set).toEqual([{ defaultAvatarId: 'avatar-10' }]);
  });

  it('is a photo, which replaces the avatar; removing it restores an avatar', async () => {
    const { actor } = show(
      {
        setAvatar: ({ input }: { input: { publicId?: string } }) =>
          profile({ avatarUrl: input.publicId ? '/files/abc' : null }),
      },
      [http.post('*/api/uploads', () => HttpResponse.json({ secure_url: '/files/abc', public_id: 'abc' }))],
    );
    await actor.upload(await upload(), image());
    expect(await screen.findByText('Photo uploaded successfully!')).toBeInTheDocument();
    expect(screen.getByText('Custom photo')).toBeInTheDocument();
    expect(screen.getByRole('tabpanel').querySelector('img')).toHaveAttribute('src', '/files/abc');
    expect(screen.getByText('Active')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete photo' })).toBeEnabled();
    for (const face of screen.getAllByRole('radio')) expect(face).not.toBeChecked();
    await actor.click(screen.getByRole('button', { name: 'Remove photo' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Friendly face' })).toBeChecked());
    expect(screen.getByRole('tabpanel').querySelector('img')).toBeNull();
  });

  it('refuses before uploading what is no image, of another type, or larger than 5 MB', async () => {
    show();
    const large = image();
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    for (const [file, message] of [
      [image('notes.txt', 'text/plain'), 'Please select an image file'],
      [image('drawing.svg', 'image/svg+xml'), 'Please select a valid image file (JPEG, PNG, WebP, or GIF)'],
      [large, 'Image must be smaller than 5MB'],
    ] as const) {
      // Users can bypass `accept` by choosing "all files".
      fireEvent.change(await upload(), { target: { files: [file] } });
      expect(await screen.findByText(message)).toBeInTheDocument();
    }
  });

  it('reverts to the previous picture when uploading or saving fails', async () => {
    let broken = true;
    const { actor } = show(
      {
        setAvatar: () => {
          throw domainError('INTERNAL', 'Something went wrong');
        },
      },
      [
        http.post('*/api/uploads', () =>
          broken
            ? HttpResponse.json({ error: 'The image cannot be read', code: 'INVALID' }, { status: 400 })
            : HttpResponse.json({ secure_url: '/files/abc', public_id: 'abc' }),
        ),
      ],
    );
    await actor.upload(await upload(), image());
    expect(await screen.findByText('Upload failed: The image cannot be read')).toBeInTheDocument();
    expect(screen.getByText(/Please check your connection and the file/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Friendly face' })).toBeChecked();
    broken = false;
    await actor.upload(await upload(), image());
    expect(await screen.findByText('Upload succeeded but saving failed')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Friendly face' })).toBeChecked();
  });
});
