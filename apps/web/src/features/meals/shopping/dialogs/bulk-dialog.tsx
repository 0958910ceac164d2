import { readShoppingLines, SHOPPING_LIMITS } from '@homefold/domain/shopping';
import type { ShoppingLine } from '@homefold/domain/shopping';
import { aisleOf } from '@homefold/domain/aisles';
import IconButton from '@mui/material/IconButton';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import { Field } from '../../../../ui/fields/field';
import { FormActions } from '../../../../ui/forms/form-actions';
import { FormAlert } from '../../../../ui/forms/form-alert';
import { useDraft } from '../../../../ui/forms/use-draft';
import { aisleEmoji, lineOf, measureOf } from '../model/labels';
import { useWrites } from '../model/use-shopping-writes';
import { itemOfLine } from '../quick-add/read';
import classes from './bulk-dialog.module.css';

const labels = t.shopping.dialogs;

interface Typed {
  text: string;
  lines: ShoppingLine[];
}

const nameOf = ({ name }: ShoppingLine): string => name.trim().toLowerCase();

/** With the items of a text; duplicates are not added. */
function withText(before: readonly ShoppingLine[], text: string): { lines: ShoppingLine[]; unread: string[] } {
  const { lines, problems } = readShoppingLines(text);
  const known = new Set(before.map(nameOf));
  const fresh = lines.filter((line) => !known.has(nameOf(line)) && known.add(nameOf(line)));
  const all = [...before, ...fresh];
  const tooMany = all.length > SHOPPING_LIMITS.lines ? [t.shopping.quickAdd.tooMany(SHOPPING_LIMITS.lines)] : [];
  return {
    lines: all.slice(0, SHOPPING_LIMITS.lines),
    unread: [...problems.map(({ message }) => message), ...tooMany],
  };
}

/** Many items at once: typed one after the other, or a pasted list. */
export default function BulkDialog({
  open,
  listId,
  pasted,
  onClose,
}: {
  open: boolean;
  listId: string | null;
  /** Text pasted elsewhere; '' for none. */
  pasted: string;
  onClose: () => void;
}) {
  const { locale } = useFamily();
  const writes = useWrites();
  const [start] = useState(() => withText([], pasted));
  const [typed, setTyped] = useState<Typed>({ text: '', lines: start.lines });
  const [unread, setUnread] = useState(start.unread);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const draft = useDraft<Typed>({
    form: 'shopping-items',
    content: typed,
    opened: { text: '', lines: [] },
    edits: false,
    onResume: setTyped,
  });
  const take = (text: string): void => {
    const next = withText(typed.lines, text);
    setTyped({ text: '', lines: next.lines });
    setUnread(next.unread);
    input.current?.focus();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!text.includes('\n')) return;
    event.preventDefault();
    take(`${typed.text}\n${text}`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || typed.text.trim() === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    take(typed.text);
  };
  // The text in the field is added with the rest.
  const all = withText(typed.lines, typed.text).lines;
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (all.length === 0 || saving) return;
    setSaving(true);
    const failed = await writes.add(all.map(itemOfLine), listId, t.shopping.toast.added(all.map(({ name }) => name)));
    setSaving(false);
    setFailure(failed);
    if (failed !== null) return;
    draft.settle();
    onClose();
  };
  return (
    <AppDialog
      open={open}
      title={labels.bulkTitle}
      onClose={onClose}
      closeDisabled={saving}
      draft={draft}
      onSubmit={(event) => void submit(event)}
      actions={<FormActions submit={labels.bulkAdd(all.length)} saving={saving} disabled={all.length === 0} />}
    >
      <div className={classes['line']} onPaste={onPaste} onKeyDown={onKeyDown}>
        <Field
          ref={input}
          label={labels.bulkName}
          hint={labels.bulkHint}
          value={typed.text}
          autoComplete="off"
          autoFocus
          onChange={({ target }) => setTyped({ ...typed, text: target.value })}
        />
        <IconButton
          className={classes['plus'] ?? ''}
          aria-label={labels.bulkPlus}
          disabled={typed.text.trim() === ''}
          onClick={() => take(typed.text)}
        >
          <Plus size={20} aria-hidden />
        </IconButton>
      </div>
      {typed.lines.length === 0 ? (
        <p className={classes['none']}>{labels.bulkNone}</p>
      ) : (
        <ul className={classes['chips']} aria-label={labels.bulkItems}>
          {typed.lines.map((line) => {
            const text = lineOf({ quantity: measureOf(line, locale), ingredientName: line.name });
            return (
              <li key={nameOf(line)}>
                <button
                  type="button"
                  className={classes['chip']}
                  aria-label={labels.bulkRemove(text)}
                  onClick={() => setTyped({ ...typed, lines: typed.lines.filter((one) => one !== line) })}
                >
                  <span className={classes['emoji']} aria-hidden>
                    {aisleEmoji(aisleOf(line.name))}
                  </span>
                  <span className={classes['name']}>{text}</span>
                  <X size={14} aria-hidden />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {unread.length > 0 && (
        <div className={classes['unread']} role="status">
          <p>{labels.unread(unread.length)}</p>
          <ul>
            {unread.slice(0, 5).map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {failure && <FormAlert message={failure} onRetry={() => void submit()} />}
    </AppDialog>
  );
}
