import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNextFocus } from './use-next-focus';

/** A form that replaces its button once the answer has arrived, next to another form. */
function Forms({ answer }: { answer: Promise<void> }) {
  const { part, goOn } = useNextFocus<HTMLDivElement>();
  const [isDone, setDone] = useState(false);
  const send = async (): Promise<void> => {
    await answer;
    setDone(true);
    goOn();
  };
  return (
    <>
      <div ref={part}>
        {isDone ? (
          <form data-next aria-label="Share">
            <input aria-label="Amount" />
          </form>
        ) : (
          <button onClick={() => void send()}>Put in</button>
        )}
      </div>
      <textarea aria-label="Comment" />
    </>
  );
}

const open = () => {
  let resolve = (): void => undefined;
  render(<Forms answer={new Promise((resolved) => (resolve = resolved))} />);
  const arrive = () => act(() => Promise.resolve(resolve()));
  return { actor: userEvent.setup(), arrive };
};

it('moves the focus on from a button that disappears', async () => {
  const { actor, arrive } = open();
  await actor.click(screen.getByText('Put in'));
  await arrive();
  expect(screen.getByLabelText('Amount')).toHaveFocus();
});

it('leaves the focus to somebody who types elsewhere before the answer arrives', async () => {
  const { actor, arrive } = open();
  await actor.click(screen.getByText('Put in'));
  await actor.type(screen.getByLabelText('Comment'), 'Blue');
  await arrive();
  expect(screen.getByLabelText('Comment')).toHaveFocus();
  await actor.keyboard(' or green?');
  expect(screen.getByLabelText('Comment')).toHaveValue('Blue or green?');
  expect(screen.getByLabelText('Amount')).toHaveValue('');
});
