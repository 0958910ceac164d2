import { render, screen } from '@testing-library/react';
import { useKeptFocus } from './use-kept-focus';

function Form({ saving }: { saving: boolean }) {
  useKeptFocus(true, saving);
  return (
    <div role="dialog" tabIndex={-1}>
      <h3 tabIndex={-1}>Somebody else changed this</h3>
      <button type="button" disabled={saving}>
        Save
      </button>
    </div>
  );
}

/** A refused save, during which the focus goes to this element. */
function refuse(focused: () => HTMLElement): void {
  const { rerender } = render(<Form saving={false} />);
  screen.getByRole('button').focus();
  rerender(<Form saving />);
  focused().focus();
  rerender(<Form saving={false} />);
}

it('gives the focus back to the button when the browser has left it to the dialog', () => {
  refuse(() => screen.getByRole('dialog'));
  expect(screen.getByRole('button')).toHaveFocus();
});

it('leaves the focus on what the form has put it on', () => {
  refuse(() => screen.getByRole('heading'));
  expect(screen.getByRole('heading')).toHaveFocus();
});
