import { readMarkup } from '@homefold/domain/forum-text';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppTheme } from '../../theme/app-theme';
import { RichText } from './rich-text';
import type { MentionPerson } from './use-mentions';
import { WriteField } from './write-field';

const PEOPLE = [
  { id: 'm-rosa', displayName: 'Rosa', firstName: 'Rosa', lastName: 'Ashdown', hue: 'sky', letters: 'R' },
  { id: 'm-rob', displayName: 'Rob', firstName: null, lastName: null, hue: 'moss', letters: 'Ro' },
  { id: 'm-zoe', displayName: 'Zoë', firstName: 'Zoë', lastName: null, hue: 'honey', letters: 'Z' },
] as const;

function showField(
  { onSubmit = () => undefined as void, onFiles = (_files: File[]) => undefined as void } = {},
  people: readonly MentionPerson[] = PEOPLE,
) {
  function Form() {
    const [text, setText] = useState('');
    return (
      <AppTheme>
        <WriteField
          label="Content"
          value={text}
          people={people}
          toolbar
          onChange={setText}
          onSubmit={onSubmit}
          onFiles={onFiles}
        />
      </AppTheme>
    );
  }
  render(<Form />);
  return { user: userEvent.setup(), field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' }) };
}

const options = (): string[] =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent.replace(/^(R|Ro|Z)(?=[A-Z])/, ''));

describe('a mention', () => {
  it('is suggested after "@", filtered by typing, and chosen with Enter', async () => {
    const { user, field } = showField();
    await user.type(field, 'Ask @');
    expect(options()).toEqual(['RosaRosa Ashdown', 'Rob', 'Zoë']);
    expect(screen.getByText(/^3 people\./)).toBeInTheDocument();
    await user.type(field, 'ro');
    expect(options()).toEqual(['RosaRosa Ashdown', 'Rob']);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('Ask @Rob ');
    expect(options()).toEqual([]);
    await user.keyboard('too');
    expect(field).toHaveValue('Ask @Rob too');
  });

  it('is found without accents, by a tap, and within the text', async () => {
    const { user, field } = showField();
    await user.type(field, ' knows');
    await user.type(field, '@zo', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await user.click(screen.getByRole('option', { name: /Zoë/ }));
    expect(field).toHaveValue('@Zoë  knows');
    expect(field).toHaveFocus();
  });

  it('is not offered again after Escape, nor in an address', async () => {
    const { user, field } = showField();
    await user.type(field, '@r');
    await user.keyboard('{Escape}');
    await user.type(field, 'o');
    expect(options()).toEqual([]);
    await user.clear(field);
    await user.type(field, 'tom@ro');
    expect(options()).toEqual([]);
    // Enter is a new line then
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('tom@ro\n');
  });
});

it('leaves Enter to the text after a complete name, but still suggests longer ones', async () => {
  const { user, field } = showField({}, [...PEOPLE, { ...PEOPLE[1], id: 'm-rob-2', displayName: 'Rob Roy' }]);
  await user.type(field, '@rob ');
  expect(options()).toEqual(['Rob Roy']);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('@rob \n');
  await user.type(field, '@rob r{Tab}');
  expect(field).toHaveValue('@rob \n@Rob Roy ');
});

describe('marks', () => {
  it('are added by buttons with a single tab stop', async () => {
    const { user, field } = showField();
    await user.type(field, 'Nobody pull');
    field.setSelectionRange(0, 6);
    await user.click(screen.getByRole('button', { name: 'Bold (Ctrl+B)' }));
    expect(field).toHaveValue('**Nobody** pull');
    const bar = screen.getByRole('toolbar', { name: 'Formatting' });
    expect(
      within(bar)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    within(bar).getByRole('button', { name: /^Bold/ }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(within(bar).getByRole('button', { name: 'Mention somebody' })).toHaveFocus();
  });

  it('continue in a list at Enter, and Ctrl+Enter submits', async () => {
    let submitted = 0;
    const { user, field } = showField({ onSubmit: () => void (submitted += 1) });
    await user.type(field, '- milk{Enter}eggs');
    expect(field).toHaveValue('- milk\n- eggs');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(submitted).toBe(1);
    expect(field).toHaveValue('- milk\n- eggs');
  });
});

it('passes on pasted pictures, and leaves pasted text alone', async () => {
  const pasted: File[] = [];
  const { user, field } = showField({ onFiles: (files) => void pasted.push(...files) });
  await user.click(field);
  fireEvent.paste(field, { clipboardData: { files: [new File(['x'], 'cake.png', { type: 'image/png' })] } });
  expect(pasted.map(({ name }) => name)).toEqual(['cake.png']);
  await user.paste('cake');
  expect(field).toHaveValue('cake');
});

it('renders formatting, links and mentions as elements, and HTML as plain text', () => {
  const member = '00000000-0000-4000-8000-000000000001';
  const text = `**Bring** <img src=x onerror=alert(1)>\n\n- [@Rosa](member:${member})\n- [map](https://maps.example/x) [bad](javascript:alert(1))`;
  const { container } = render(
    <RichText blocks={readMarkup(text)} mention={(id, name) => <b data-id={id}>{name}</b>} />,
  );
  expect(container.querySelector('img, script')).toBeNull();
  expect(container).toHaveTextContent('Bring <img src=x onerror=alert(1)>');
  expect(container.querySelector('strong')).toHaveTextContent('Bring');
  expect(container.querySelector('[data-id]')).toHaveAttribute('data-id', member);
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link).toHaveAttribute('href', 'https://maps.example/x');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
