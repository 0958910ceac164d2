import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { toPublicError } from '../../../graphql/errors';
import { refusalText } from '../../../graphql/records/refusals';
import { t } from '../../../messages/recipes';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { FormAlert } from '../../../ui/forms/form-alert';
import { ShareLink } from '../../../ui/share/share-link';
import { useToasts } from '../../../ui/toasts/toasts';
import { RevokeRecipeLinkDocument, ShareRecipeDocument } from '../generated';

const labels = t.recipes.detail.shared;

/** Shares a recipe with people outside the family by a private link, and revokes it. */
export default function ShareDialog({
  open,
  recipe,
  onClose,
}: {
  open: boolean;
  recipe: { id: string; title: string; link: { url: string } | null };
  onClose: () => void;
}) {
  const toasts = useToasts();
  const [share, { loading: sharing }] = useMutation(ShareRecipeDocument);
  const [revoke, { loading: revoking }] = useMutation(RevokeRecipeLinkDocument);
  const [failed, setFailed] = useState<{ message: string; again: () => void } | null>(null);
  const { id, title, link } = recipe;
  const busy = sharing || revoking;
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    setFailed(null);
    try {
      await act();
    } catch (thrown) {
      setFailed({ message: refusalText(toPublicError(thrown), labels.failed), again: () => void run(act) });
    }
  };
  return (
    <AppDialog
      open={open}
      title={labels.title}
      onClose={onClose}
      closeDisabled={busy}
      leading={
        link && (
          <Button
            color="error"
            startIcon={<Link2Off aria-hidden />}
            disabled={busy}
            onClick={() =>
              void run(async () => {
                await revoke({ variables: { id } });
                toasts.success(labels.revoked);
              })
            }
          >
            {labels.revoke}
          </Button>
        )
      }
      actions={
        link ? (
          <Button variant="outlined" onClick={onClose}>
            {t.common.close}
          </Button>
        ) : (
          <Button
            variant="contained"
            startIcon={<Link2 aria-hidden />}
            disabled={busy}
            onClick={() => void run(() => share({ variables: { id } }))}
          >
            {labels.make}
          </Button>
        )
      }
    >
      <p>{labels.text}</p>
      {link && (
        <ShareLink
          shared={{ url: link.url, title, text: title }}
          scan={{ label: labels.scan, text: labels.scanText }}
        />
      )}
      {failed && <FormAlert message={failed.message} onRetry={failed.again} />}
    </AppDialog>
  );
}
