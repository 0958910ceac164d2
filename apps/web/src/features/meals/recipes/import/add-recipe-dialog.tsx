import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { ArrowLeft, ClipboardPaste, FileUp, Link, PencilLine } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { toPublicError } from '../../../../graphql/errors';
import { refusalText } from '../../../../graphql/records/refusals';
import { t } from '../../../../messages/recipes';
import { typedAddress } from '../../../../ui/browser/typed-address';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import { Field, TextArea } from '../../../../ui/fields/field';
import { FormActions } from '../../../../ui/forms/form-actions';
import { FormAlert } from '../../../../ui/forms/form-alert';
import { useDraft } from '../../../../ui/forms/use-draft';
import { DraftRecipeFromLinkDocument, DraftRecipeFromTextDocument } from '../../generated';
import type { RecipeReadingFieldsFragment } from '../../generated';
import type { RecipeTarget } from '../editor/use-recipe-form';
import classes from './import.module.css';
import { ReadingChoice } from './reading-choice';
import { draftTarget } from './draft-target';

const labels = t.recipes.importing;

/** Ways that have their own page. */
type Way = 'link' | 'text';

const ArchiveDialog = lazy(() => import('./archive-dialog'));

/** Ways to add a recipe: written, from a page, from a text, from a file. */
export default function AddRecipeDialog({
  open,
  onDraft,
  onOpen,
  onClose,
}: {
  open: boolean;
  /** Continues in the recipe form. */
  onDraft: (target: RecipeTarget) => void;
  /** Opens an existing recipe. */
  onOpen: (recipeId: string) => void;
  onClose: () => void;
}) {
  const [way, setWay] = useState<Way | 'file' | null>(null);
  if (way === 'file')
    return (
      <Suspense>
        <ArchiveDialog open={open} onBack={() => setWay(null)} onClose={onClose} />
      </Suspense>
    );
  if (way === null)
    return (
      <AppDialog open={open} title={labels.title} onClose={onClose}>
        <p className={classes['lead']}>{labels.choose}</p>
        <ul className={classes['ways']}>
          <WayButton
            icon={PencilLine}
            title={labels.write}
            text={labels.writeText}
            onClick={() => onDraft({ kind: 'add' })}
          />
          <WayButton icon={Link} title={labels.link} text={labels.linkText} onClick={() => setWay('link')} />
          <WayButton icon={ClipboardPaste} title={labels.text} text={labels.textText} onClick={() => setWay('text')} />
          <WayButton icon={FileUp} title={labels.file} text={labels.fileText} onClick={() => setWay('file')} />
        </ul>
      </AppDialog>
    );
  return (
    <ReadDialog
      key={way}
      open={open}
      way={way}
      onBack={() => setWay(null)}
      onDraft={onDraft}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}

function WayButton({
  icon: Icon,
  title,
  text,
  onClick,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  onClick: () => void;
}) {
  return (
    <li>
      <button type="button" className={classes['way']} onClick={onClick}>
        <Icon size={22} aria-hidden />
        <span>
          <b>{title}</b>
          <small>{text}</small>
        </span>
      </button>
    </li>
  );
}

/** Imports a recipe from a page or a text; a single one opens in the form at once, of several one is chosen. */
function ReadDialog({
  open,
  way,
  onBack,
  onDraft,
  onOpen,
  onClose,
}: {
  open: boolean;
  way: Way;
  onBack: () => void;
  onDraft: (target: RecipeTarget) => void;
  onOpen: (recipeId: string) => void;
  onClose: () => void;
}) {
  const client = useApolloClient();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [reading, setReading] = useState<RecipeReadingFieldsFragment | null>(null);
  const draft = useDraft({
    form: `recipe-${way}`,
    content: typed,
    opened: '',
    edits: false,
    silent: true,
    onResume: setTyped,
  });

  const read = async (): Promise<RecipeReadingFieldsFragment> => {
    if (way === 'link') {
      const { data } = await client.mutate({
        mutation: DraftRecipeFromLinkDocument,
        variables: { url: typedAddress(typed) },
      });
      if (!data) throw new Error('No answer');
      return data.draftRecipeFromLink;
    }
    const { data } = await client.mutate({ mutation: DraftRecipeFromTextDocument, variables: { text: typed } });
    if (!data) throw new Error('No answer');
    return data.draftRecipeFromText;
  };
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (busy || typed.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      const found = await read();
      const [only, ...more] = found.drafts;
      if (!only) setFailure([labels.nothing, ...found.unread.map(({ message }) => message)].join(' '));
      else if (more.length > 0 || only.knownRecipeId !== null) setReading(found);
      else {
        draft.settle();
        onDraft(draftTarget(only, found));
      }
    } catch (thrown) {
      setFailure(refusalText(toPublicError(thrown), labels.failed));
    } finally {
      setBusy(false);
    }
  };
  const isLink = way === 'link';
  return (
    <AppDialog
      open={open}
      title={isLink ? labels.link : labels.text}
      width={isLink ? 480 : 640}
      onClose={onClose}
      closeDisabled={busy}
      onSubmit={(event) => void submit(event)}
      leading={
        <Button startIcon={<ArrowLeft aria-hidden />} disabled={busy} onClick={onBack}>
          {labels.back}
        </Button>
      }
      actions={
        !reading && (
          <FormActions submit={busy ? labels.reading : labels.read} saving={busy} disabled={typed.trim() === ''} />
        )
      }
    >
      {reading ? (
        <ReadingChoice
          reading={reading}
          onPick={(chosen) => {
            draft.settle();
            onDraft(draftTarget(chosen, reading));
          }}
          onOpen={onOpen}
        />
      ) : isLink ? (
        <Field
          label={labels.linkField}
          hint={labels.linkHint}
          type="url"
          inputMode="url"
          autoFocus
          placeholder="https://"
          value={typed}
          maxLength={4_000}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        <TextArea
          label={labels.textField}
          hint={labels.textHint}
          rows={12}
          autoFocus
          value={typed}
          maxLength={200_000}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {failure && <FormAlert message={failure} onRetry={() => void submit()} />}
    </AppDialog>
  );
}
