import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { t } from '../../messages/public';
import { AppDialog } from './app-dialog';
import classes from './edit-dialog.module.css';
import { FormActions } from '../forms/form-actions';
import { FormAlert } from '../forms/form-alert';
import type { Draft } from '../forms/use-draft';

/** The part of a form's state that the dialog shows; `useStoredForm` provides it. */
export interface EditedForm<Row> {
  saving: boolean;
  failure: string | null;
  conflict: Row | null;
  submit: (event?: SyntheticEvent) => void;
  draft: Draft;
}

/**
 * Creates or edits one record: the fields, or both versions after a concurrent edit; the error message; the buttons.
 * @example <EditDialog form={useStoredForm(…)} submit="Save changes" conflict={(theirs) => <VersionsPanel …
 * />}>fields</EditDialog>
 */
export function EditDialog<Row>({
  open,
  title,
  form,
  submit,
  canSubmit,
  conflict,
  more,
  note,
  children,
  onSubmit = form.submit,
  onDelete,
  onClose,
}: {
  open: boolean;
  title: string;
  form: EditedForm<Row>;
  /** Label of the main button. */
  submit: string;
  canSubmit: boolean;
  /** Renders the other version next to the user's own. */
  conflict: (theirs: Row) => ReactNode;
  /** Further buttons next to Delete. */
  more?: ReactNode;
  /** Why it cannot be submitted yet. */
  note?: string | null;
  /** The fields. */
  children: ReactNode;
  /** Replaces the form's submit, e.g. to ask for confirmation first. */
  onSubmit?: (event?: SyntheticEvent) => void;
  /** For stored records. */
  onDelete?: (() => void) | undefined;
  onClose: () => void;
}) {
  const { saving, failure } = form;
  return (
    <AppDialog
      open={open}
      title={title}
      width={720}
      onClose={onClose}
      closeDisabled={saving}
      draft={form.draft}
      onSubmit={onSubmit}
      leading={
        onDelete && (
          <>
            <Button
              className={classes['delete'] ?? ''}
              startIcon={<Trash2 aria-hidden />}
              disabled={saving}
              onClick={onDelete}
            >
              {t.common.delete}
            </Button>
            {more}
          </>
        )
      }
      note={note}
      actions={<FormActions submit={submit} saving={saving} disabled={form.conflict !== null || !canSubmit} />}
    >
      {form.conflict ? conflict(form.conflict) : children}
      {failure && <FormAlert message={failure} onRetry={form.submit} />}
    </AppDialog>
  );
}
