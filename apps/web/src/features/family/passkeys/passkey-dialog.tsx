import { t } from '../../../messages/account/passkeys';
import { useToasts } from '../../../ui/toasts/toasts';
import { PasswordStep } from '../second-factor/password-step';
import { AddPasskey } from './add-passkey';
import { RenamePasskey } from './rename-passkey';

export type PasskeyTask = { kind: 'add' } | { kind: 'rename' | 'remove'; id: string; name: string };

const texts = t.passkeys;

/**
 * Adds, renames or removes a passkey.
 * @param onChange called after a change, to refetch
 */
export default function PasskeyDialog({
  task,
  onChange,
  onClose,
}: {
  task: PasskeyTask;
  onChange: () => void;
  onClose: () => void;
}) {
  const toasts = useToasts();
  const done = (words: string) => () => {
    toasts.success(words);
    onChange();
    onClose();
  };
  if (task.kind === 'add') return <AddPasskey onDone={done(texts.done)} onClose={onClose} />;
  if (task.kind === 'rename') return <RenamePasskey passkey={task} onDone={done(texts.renamed)} onClose={onClose} />;
  return (
    <PasswordStep
      title={texts.removeTitle(task.name)}
      lead={texts.removeLead}
      submit={texts.removeSubmit}
      danger
      call="/remove-passkey"
      body={{ id: task.id }}
      onDone={done(texts.removed)}
      onClose={onClose}
    />
  );
}
