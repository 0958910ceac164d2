import { render, screen, waitFor, within } from '@testing-library/react';
import { chooseOption, fillIn } from '../test/fields';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppTheme } from '../theme/app-theme';
import { AppDialog } from './dialogs/app-dialog';
import { AppMenu } from './basics/app-menu';
import { ConfirmProvider, useConfirm } from './dialogs/confirm';
import { EmojiPicker } from './fields/emoji-picker';
import { ErrorBoundary } from './states/error-boundary';
import { Field } from './fields/field';
import { AvatarStack, MemberAvatar } from './people/member-avatar';
import { SegmentedControl } from './fields/segmented-control';
import { PickerField } from './fields/picker-field';
import { SelectField } from './fields/select-field';
import { SwitchField } from './fields/switch-field';
import { Toasts, useToasts } from './toasts/toasts';
import { WidgetBoundary } from './states/widget-boundary';

const actor = userEvent.setup();

function Broken(): never {
  throw new Error('the roof leaks');
}

describe('the fallback when rendering fails', () => {
  // React logs errors caught by a boundary, which is expected here.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());
  /** How often the page was left or loaded again, which jsdom only reports. */
  const navigations = (): number =>
    jest.mocked(console.error).mock.calls.filter(([error]) => String(error).includes('Not implemented: navigation'))
      .length;

  it('is the full page with both buttons, the hint and the technical details', async () => {
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(
      screen.getByText("We're sorry, but something unexpected happened. This might be due to a temporary issue."),
    ).toBeInTheDocument();
    expect(
      screen.getByText('If this problem persists, please try refreshing the page or contact support.'),
    ).toBeInTheDocument();
    const details = screen.getByText('Technical Details').closest('details');
    expect(details).toHaveTextContent('the roof leaks');
    expect(details).toHaveTextContent(/at Broken/);
    await actor.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(navigations()).toBe(1);
    window.history.replaceState(null, '', '/dashboard');
    await actor.click(screen.getByRole('button', { name: 'Go Home' }));
    expect(navigations()).toBe(2);
  });

  it('is a message with Reload Page for a widget, and the rest of the page stays', async () => {
    render(
      <>
        <p>My Family</p>
        <WidgetBoundary message="Failed to load activity feed">
          <Broken />
        </WidgetBoundary>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load activity feed');
    expect(screen.getByText('My Family')).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Reload Page' }));
    expect(navigations()).toBe(1);
  });
});

describe('fields', () => {
  it('have a label and a hint, which an error replaces', () => {
    const { rerender } = render(<Field label="Title" hint="A few words" />);
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('A few words');
    rerender(<Field label="Title" hint="A few words" error="Please enter a title" />);
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Please enter a title');
    expect(screen.getByLabelText('Title')).toBeInvalid();
  });

  it('accept dates and choices, and mark optional fields', async () => {
    const chosen = jest.fn();
    render(
      <>
        <PickerField type="date" label="Date" value="" optional onChange={chosen} />
        <SelectField
          label="Who"
          value="family"
          onChange={chosen}
          options={[
            { value: 'family', label: 'Family' },
            { value: 'tom', label: 'Tom' },
          ]}
        />
      </>,
    );
    fillIn(screen.getByLabelText('Date (optional)'), '8 Oct 2026');
    await chooseOption(actor, screen.getByLabelText('Who'), 'Tom');
    expect(chosen).toHaveBeenCalledWith('2026-10-08');
    expect(chosen).toHaveBeenLastCalledWith('tom');
  });

  it('toggle by a click on their label or by Space, and read out their hint', async () => {
    const changed = jest.fn();
    render(
      <AppTheme>
        <SwitchField label="Repeats" hint="On the same weekday" checked={false} onChange={changed} />
      </AppTheme>,
    );
    await actor.click(screen.getByText('Repeats'));
    expect(changed).toHaveBeenCalledWith(true);
    const control = screen.getByRole('switch', { name: /^Repeats/ });
    expect(control).not.toBeChecked();
    expect(control).toHaveAccessibleDescription('On the same weekday');
    control.focus();
    await actor.keyboard(' ');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('choose one segment or one emoji, which can be cleared again', async () => {
    const view = jest.fn();
    const emoji = jest.fn();
    render(
      <>
        <SegmentedControl
          label="View"
          value="month"
          onChange={view}
          options={[
            { value: 'month', label: 'Month' },
            { value: 'week', label: 'Week' },
          ]}
        />
        <EmojiPicker
          label="Emoji"
          value="🎂"
          onChange={emoji}
          options={[
            { emoji: '🎂', label: 'birthday' },
            { emoji: '🏠', label: 'home' },
          ]}
        />
      </>,
    );
    await actor.click(within(screen.getByRole('group', { name: 'View' })).getByRole('radio', { name: 'Week' }));
    expect(view).toHaveBeenCalledWith('week');
    await actor.click(screen.getByRole('radio', { name: 'home' }));
    expect(emoji).toHaveBeenLastCalledWith('🏠');
    await actor.click(screen.getByRole('radio', { name: 'birthday' }));
    expect(emoji).toHaveBeenLastCalledWith(null);
  });
});

describe('avatars', () => {
  const poppy = { displayName: 'Poppy Ashdown', hue: 'rose', hasUserAccount: false } as const;

  it('show the photo, else the chosen emoji, else the initials', () => {
    const { rerender, container } = render(
      <MemberAvatar label="Poppy" member={{ ...poppy, avatarUrl: '/files/p.webp', defaultAvatarId: 'avatar-10' }} />,
    );
    expect(container.querySelector('img')).toHaveAttribute('src', '/files/p.webp');
    rerender(<MemberAvatar label="Poppy" member={{ ...poppy, defaultAvatarId: 'avatar-10' }} />);
    expect(screen.getByRole('img', { name: 'Poppy' })).toHaveTextContent('🚀');
    rerender(<MemberAvatar label="Poppy" member={poppy} />);
    expect(screen.getByRole('img', { name: 'Poppy' })).toHaveTextContent('PA');
  });

  it('count the people who do not fit in a stack', () => {
    render(<AvatarStack label="Everyone" members={[poppy, poppy, poppy, poppy, poppy]} max={3} />);
    expect(screen.getByRole('img', { name: 'Everyone' })).toHaveTextContent('+3');
  });
});

describe('dialogs', () => {
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <AppTheme>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <AppDialog open={open} title="Add Event" onClose={() => setOpen(false)}>
          <Field label="Title" />
        </AppDialog>
      </AppTheme>
    );
  }

  it('have a name, close by button and Escape, and return the focus', async () => {
    render(<Opener />);
    await actor.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Event' });
    await actor.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await actor.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  function Asker({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
    const confirm = useConfirm();
    return (
      <button
        type="button"
        onClick={() =>
          void confirm({ title: 'Are you sure you want to delete this event?', confirm: 'Delete', danger: true }).then(
            onAnswer,
          )
        }
      >
        Ask
      </button>
    );
  }

  it.each([
    ['Delete', true],
    ['Cancel', false],
  ])('answer a question: %s', async (button, expected) => {
    const answer = jest.fn();
    render(
      <AppTheme>
        <ConfirmProvider>
          <Asker onAnswer={answer} />
        </ConfirmProvider>
      </AppTheme>,
    );
    await actor.click(screen.getByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this event?' });
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await actor.click(within(dialog).getByRole('button', { name: button }));
    await waitFor(() => expect(answer).toHaveBeenCalledWith(expected));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('menus run the chosen entry', async () => {
    const edit = jest.fn();
    render(
      <AppTheme>
        <AppMenu label="More" items={[{ label: 'Edit', onClick: edit }]}>
          {(trigger) => (
            <button type="button" {...trigger}>
              More
            </button>
          )}
        </AppMenu>
      </AppTheme>,
    );
    await actor.click(screen.getByRole('button', { name: 'More' }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(edit).toHaveBeenCalled();
  });
});

describe('toasts', () => {
  function Speaker({ say }: { say: (toasts: ReturnType<typeof useToasts>) => void }) {
    const toasts = useToasts();
    return (
      <>
        <button type="button" onClick={() => say(toasts)}>
          Say
        </button>
        <Toasts />
      </>
    );
  }

  it('show the generic error with Dismiss', async () => {
    render(<Speaker say={(toasts) => toasts.error()} />);
    await actor.click(screen.getByRole('button', { name: 'Say' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Something went wrong. Please try again.')).not.toBeInTheDocument());
  });

  it.each([
    ['connection', 'Connection failed. Please check your internet connection.'],
    ['timeout', 'Request timed out. Please try again.'],
    ['network', 'Network error. Please check your connection.'],
  ] as const)('show the network error (%s) with Retry', async (reason, text) => {
    const retry = jest.fn();
    render(<Speaker say={(toasts) => toasts.network(retry, reason)} />);
    await actor.click(screen.getByRole('button', { name: 'Say' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('offer Undo', async () => {
    const undo = jest.fn();
    render(<Speaker say={(toasts) => toasts.undo('Event deleted', undo)} />);
    await actor.click(screen.getByRole('button', { name: 'Say' }));
    await actor.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalled();
  });

  it('are announced and can be pressed while a dialog is open', async () => {
    const undo = jest.fn();
    const say = (toasts: ReturnType<typeof useToasts>): void => toasts.undo('Event deleted', undo);
    const page = (open: boolean) => (
      <>
        <Speaker say={say} />
        <AppDialog open={open} title="Thursday" onClose={jest.fn()}>
          <p>Two events</p>
        </AppDialog>
      </>
    );
    const { rerender } = render(page(false));
    await actor.click(screen.getByRole('button', { name: 'Say' }));
    await screen.findByRole('button', { name: 'Undo' });
    rerender(page(true));
    expect(await screen.findByRole('dialog', { name: 'Thursday' })).toBeVisible();
    // Hidden by the dialog, like everything beside it.
    expect(screen.queryByRole('button', { name: 'Say' })).not.toBeInTheDocument();
    expect(await screen.findByRole('region', { name: /Notifications/ })).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalled();
  });
});
