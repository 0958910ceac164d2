import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import { KITCHEN_CATEGORIES, kitchenCategoryOf } from '@homefold/domain/kitchen';
import type { KitchenCategory } from '@homefold/domain/kitchen';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { toPublicError } from '../../../../graphql/errors';
import { refusalBehind } from '../../../../graphql/records/refusals';
import { t } from '../../../../messages/kitchen/kitchen';
import { newKey } from '../../../../ui/browser/new-key';
import { useIsMobile } from '../../../../ui/browser/use-media';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import { BARE_CONTROL, FieldBox } from '../../../../ui/fields/field-frame';
import { Tick } from '../../../../ui/fields/tick';
import { FormActions } from '../../../../ui/forms/form-actions';
import { FormAlert } from '../../../../ui/forms/form-alert';
import { useDraft } from '../../../../ui/forms/use-draft';
import { Choice } from '../../../../ui/pickers/choice';
import type { KitchenWrites } from '../model/kitchen-writes';
import type { NewKitchenItem } from '../model/types';
import classes from './rows-dialog.module.css';

const labels = t.kitchen.rows;

interface Row {
  id: number;
  name: string;
  category: KitchenCategory | '';
  haveIt: boolean;
}

const CATEGORIES = [
  { value: '' as const, label: labels.choose },
  ...KITCHEN_CATEGORIES.map((value) => ({ value, label: t.kitchen.categories[value] })),
];
const guessOf = (name: string): KitchenCategory | '' =>
  name.trim() === '' ? '' : (kitchenCategoryOf(name) ?? 'Other');

/** As documented. */
const ROWS_AT_FIRST = 3;
const MOST_ROWS = 200;

const blank = (id: number): Row => ({ id, name: '', category: '', haveIt: true });
const FIRST_ROWS: readonly Row[] = Array.from({ length: ROWS_AT_FIRST }, (_, id) => blank(id));

/** Add Kitchen Ingredients: several rows at once; those without a name are skipped. */
export default function RowsDialog({
  open,
  writes,
  onClose,
}: {
  open: boolean;
  writes: KitchenWrites;
  onClose: () => void;
}) {
  const [rows, setRows] = useState(FIRST_ROWS);
  const [key, setKey] = useState(newKey);
  const [opened] = useState({ rows, key });
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const grid = useRef<HTMLTableSectionElement>(null);
  const mobile = useIsMobile();
  const draft = useDraft<{ rows: readonly Row[]; key: string }>({
    form: 'kitchen-rows',
    content: { rows, key },
    opened,
    edits: false,
    onResume: (kept) => {
      setRows(kept.rows);
      setKey(kept.key);
    },
  });
  const items = rows.flatMap(({ name, category, haveIt }): NewKitchenItem[] =>
    name.trim() === '' || category === '' ? [] : [{ ingredientName: name.trim(), category, haveIt }],
  );
  const change = (id: number, changed: Partial<Row>): void => {
    setFailure(null);
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changed } : row)));
  };
  /** The category follows the name until somebody chooses one. */
  const rename = (row: Row, name: string): void => {
    const follows = row.category === '' || row.category === guessOf(row.name);
    change(row.id, { name, ...(follows && { category: guessOf(name) }) });
  };
  const focusRow = (index: number): void => {
    requestAnimationFrame(() => grid.current?.querySelectorAll<HTMLInputElement>('[data-name]')[index]?.focus());
  };
  const addRow = (): void => {
    setRows((before) => [...before, blank(Math.max(...before.map(({ id }) => id)) + 1)]);
    focusRow(rows.length);
  };
  const removeRow = (index: number): void => {
    setRows((before) => before.filter((_, at) => at !== index));
    focusRow(Math.max(0, index - 1));
  };
  const submit = async (): Promise<void> => {
    if (saving) return;
    // a name without a category would be lost silently
    const half = rows.find(({ name, category }) => name.trim() !== '' && category === '');
    if (half || items.length === 0) {
      setFailure(half && items.length > 0 ? labels.noCategory(half.name.trim()) : labels.none);
      return;
    }
    setSaving(true);
    setFailure(null);
    try {
      await writes.add(items, key);
      draft.settle();
      onClose();
    } catch (thrown) {
      const failed = t.kitchen.addFailed(items.length);
      const words = (reason: string): string =>
        items.length === 1 ? t.kitchen.addOneFailed(reason) : `${failed}: ${reason}`;
      setFailure(refusalBehind(toPublicError(thrown), words, failed));
    } finally {
      setSaving(false);
    }
  };
  return (
    <AppDialog
      open={open}
      title={labels.title}
      width={640}
      onClose={onClose}
      closeDisabled={saving}
      draft={draft}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
      leading={
        <Button startIcon={<Plus size={18} aria-hidden />} disabled={rows.length >= MOST_ROWS} onClick={addRow}>
          {labels.addRow}
        </Button>
      }
      actions={<FormActions submit={saving ? labels.saving : labels.submit(items.length)} saving={saving} />}
    >
      <p className={classes['tip']}>{labels.tip}</p>
      <table className={classes['grid']}>
        <thead>
          <tr>
            <th scope="col">{labels.nameHead}</th>
            <th scope="col">{labels.categoryHead}</th>
            <th scope="col">{labels.haveItHead}</th>
            <td />
          </tr>
        </thead>
        <tbody ref={grid}>
          {rows.map((row, index) => (
            <tr key={row.id}>
              <td>
                <FieldBox>
                  <input
                    type="text"
                    className={`${BARE_CONTROL} ${classes['name']}`}
                    aria-label={labels.name(index + 1)}
                    placeholder={mobile ? labels.nameHead : undefined}
                    value={row.name}
                    maxLength={200}
                    autoComplete="off"
                    autoFocus={index === 0}
                    data-name
                    onChange={(event) => rename(row, event.target.value)}
                  />
                </FieldBox>
              </td>
              <td>
                <FieldBox>
                  <Choice
                    label={labels.category(index + 1)}
                    control={{ 'aria-label': labels.category(index + 1) }}
                    value={row.category}
                    options={CATEGORIES}
                    onChange={(category) => change(row.id, { category })}
                  />
                </FieldBox>
              </td>
              <td className={classes['have']}>
                <Tick
                  checked={row.haveIt}
                  label={labels.haveIt(index + 1)}
                  onChange={() => change(row.id, { haveIt: !row.haveIt })}
                />
                {mobile && <span aria-hidden>{labels.haveItHead}</span>}
              </td>
              <td>
                <IconButton
                  aria-label={labels.removeRow(index + 1)}
                  disabled={rows.length === 1}
                  onClick={() => removeRow(index)}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {failure && <FormAlert message={failure} />}
    </AppDialog>
  );
}
