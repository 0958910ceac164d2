import Button from '@mui/material/Button';
import type { ForumTemplate } from '@homefold/domain/forum';
import { t } from '../../../messages/forum/parts';
import { AppDialog } from '../../../ui/dialogs/app-dialog';

const labels = t.forumEditor.templates.replace;

/** Asks what to do with typed text when a template is chosen. */
export function TemplateQuestion({
  template,
  open,
  onAnswer,
}: {
  template: ForumTemplate;
  open: boolean;
  /** null: nothing changes. */
  onAnswer: (how: 'replace' | 'below' | null) => void;
}) {
  return (
    <AppDialog
      open={open}
      title={labels.title}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button variant="outlined" onClick={() => onAnswer(null)}>
            {t.common.cancel}
          </Button>
          <Button variant="outlined" color="error" onClick={() => onAnswer('replace')}>
            {labels.replace}
          </Button>
          <Button variant="contained" autoFocus onClick={() => onAnswer('below')}>
            {labels.below}
          </Button>
        </>
      }
    >
      {labels.text(template.name)}
    </AppDialog>
  );
}
