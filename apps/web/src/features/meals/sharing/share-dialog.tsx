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

const words = t.recipes.detail.shared;

/** Shares a recipe with people outside of the family by a private link, and ends that again. */
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
      setFailed({ message: refusalText(toPublicError(thrown), words.failed), again: () => void run(act) });
    }
  };
  return (
    <AppDialog
      open={open}
      title={words.title}
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
                toasts.success(words.revoked);
              })
            }
          >
            {words.revoke}
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
            {words.make}
          </Button>
        )
      }
    >
      <p>{words.text}</p>
      {link && (
        <ShareLink shared={{ url: link.url, title, text: title }} scan={{ label: words.scan, text: words.scanText }} />
      )}
      {failed && <FormAlert message={failed.message} onRetry={failed.again} />}
    </AppDialog>
  );
}
