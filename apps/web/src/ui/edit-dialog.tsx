import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { t } from '../app/messages/public';
import { AppDialog } from './app-dialog';
import classes from './edit-dialog.module.css';
import { FormActions } from './form-actions';
import { FormAlert } from './form-alert';

/** What the dialog shows of a form; `useStoredForm` has it. */
export interface EditedForm<Row> {
  saving: boolean;
  failure: string | null;
  conflict: Row | null;
  submit: (event?: SyntheticEvent) => void;
}

/**
 * Adds or edits one record: the fields, or two versions side by side when somebody else was faster; why saving failed; the
 * buttons of the foot.
 * @example <EditDialog form={useStoredForm(…)} submit="Save changes" conflict={(theirs) => <VersionsPanel … />}>fields</EditDialog>
 */
export function EditDialog<Row>({
  open,
  title,
  form,
  submit,
  canSubmit,
  conflict,
  more,
  children,
  onSubmit = form.submit,
  onDelete,
  onClose,
}: {
  open: boolean;
  title: string;
  form: EditedForm<Row>;
  /** What the main button says. */
  submit: string;
  canSubmit: boolean;
  /** Shows somebody else's version beside the person's own. */
  conflict: (theirs: Row) => ReactNode;
  /** Buttons beside Delete. */
  more?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Where something is asked before it is saved. */
  onSubmit?: (event?: SyntheticEvent) => void;
  /** For a stored record. */
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
      actions={
        <FormActions
          submit={submit}
          saving={saving}
          disabled={form.conflict !== null || !canSubmit}
          onCancel={onClose}
        />
      }
    >
      {form.conflict ? conflict(form.conflict) : children}
      {failure && <FormAlert message={failure} onRetry={form.submit} />}
    </AppDialog>
  );
}
