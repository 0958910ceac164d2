import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { goOffline } from '../../test/go-offline';
import { AppTheme } from '../../theme/app-theme';
import type { Picture } from './picture';
import { PicturesField } from './pictures-field';
import { PictureRefused, useUploads } from './use-uploads';
import type { SendPicture } from './use-uploads';

const TYPES = ['image/png', 'image/jpeg'];
const png = (name: string): File => new File(['x'], name, { type: 'image/png' });
const picture = (name: string): Picture => ({ url: `/files/${name}`, width: 4, height: 3, alt: null });

function showField({ send, pictures = [], most = 3 }: { send: SendPicture; pictures?: Picture[]; most?: number }) {
  function Form() {
    const [kept, setKept] = useState<readonly Picture[]>(pictures);
    const uploads = useUploads({ types: TYPES, send, onDone: (one) => setKept((before) => [...before, one]) });
    return (
      <AppTheme>
        <PicturesField
          pictures={kept}
          uploads={uploads}
          types={TYPES.join(',')}
          most={most}
          altLimit={300}
          error={undefined}
          onChange={setKept}
        />
        <output>{kept.map(({ url, alt }) => `${url}${alt === null ? '' : ` (${alt})`}`).join(' ')}</output>
        {uploads.isBusy && <p>busy</p>}
      </AppTheme>
    );
  }
  render(<Form />);
  return { user: userEvent.setup({ applyAccept: false }) };
}

const output = (): string => document.querySelector('output')?.textContent ?? '';
const input = (): HTMLElement => screen.getByLabelText('Add pictures');

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

it('sends pictures one after the other, with progress, and keeps their order', async () => {
  const waiting: { name: string; progress: (share: number) => void; done: () => void }[] = [];
  const send: SendPicture = (file, progress) =>
    new Promise((resolve) =>
      waiting.push({
        name: file.name,
        progress,
        done: () => resolve({ url: `/files/${file.name}`, width: 4, height: 3 }),
      }),
    );
  const { user } = showField({ send });
  await user.upload(input(), [png('a'), png('b')]);
  await waitFor(() => expect(waiting).toHaveLength(1));
  act(() => waiting[0]?.progress(0.4));
  expect(await screen.findByText('Uploading, 40%')).toBeInTheDocument();
  expect(screen.getByText('Waiting to upload')).toBeInTheDocument();
  expect(screen.getByText('busy')).toBeInTheDocument();
  act(() => waiting[0]?.done());
  await waitFor(() => expect(waiting).toHaveLength(2));
  act(() => waiting[1]?.done());
  await waitFor(() => expect(output()).toBe('/files/a /files/b'));
  expect(screen.queryByText('busy')).not.toBeInTheDocument();
});

it('shows why an upload failed, and offers a retry if it may succeed', async () => {
  let tries = 0;
  const send: SendPicture = async (file) => {
    if (file.name === 'virus') throw new PictureRefused('This is not a picture.');
    tries += 1;
    if (tries === 1) throw new Error('Connection failed.');
    return { url: `/files/${file.name}`, width: 4, height: 3 };
  };
  const { user } = showField({ send });
  await user.upload(input(), [png('virus'), new File(['x'], 'notes.txt', { type: 'text/plain' }), png('cake')]);
  expect(await screen.findByText('This is not a picture.')).toBeInTheDocument();
  expect(await screen.findByText('Only JPEG, PNG, WebP and GIF pictures can be used.')).toBeInTheDocument();
  expect(await screen.findByText('Connection failed.')).toBeInTheDocument();
  const again = screen.getAllByRole('button', { name: 'Try again' });
  expect(again).toHaveLength(1);
  await user.click(again[0] as HTMLElement);
  await waitFor(() => expect(output()).toBe('/files/cake'));
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(screen.queryByText('This is not a picture.')).not.toBeInTheDocument();
});

it('waits for the network, and continues automatically', async () => {
  goOffline(true);
  const send: SendPicture = async (file) => ({ url: `/files/${file.name}`, width: 4, height: 3 });
  const { user } = showField({ send });
  await user.upload(input(), png('cake'));
  expect(await screen.findByText(/Pictures need a connection/)).toBeInTheDocument();
  expect(output()).toBe('');
  goOffline(false);
  await waitFor(() => expect(output()).toBe('/files/cake'));
});

it('orders, describes and removes them, up to the maximum number', async () => {
  const send: SendPicture = async (file) => ({ url: `/files/${file.name}`, width: 4, height: 3 });
  const { user } = showField({ send, pictures: [picture('a'), picture('b')] });
  await user.click(screen.getByRole('button', { name: 'Move picture 2' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move up' }));
  expect(output()).toBe('/files/b /files/a');
  expect(screen.getByText('picture 2 is at place 1 of 2 now')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Description of picture 1' }), 'A cake{Enter}');
  expect(output()).toBe('/files/b (A cake) /files/a');
  // only one of the four dropped pictures fits
  const group = screen.getByRole('group', { name: 'Pictures' });
  fireEvent.drop(group, { dataTransfer: { files: [png('c'), png('d'), png('e'), png('f')], types: ['Files'] } });
  await waitFor(() => expect(output()).toBe('/files/b (A cake) /files/a /files/c'));
  expect(within(group).getByText('That is all: a post can have 3 pictures.')).toBeInTheDocument();
  expect(input()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(output()).toBe('/files/b (A cake) /files/c');
  expect(input()).toBeEnabled();
});
