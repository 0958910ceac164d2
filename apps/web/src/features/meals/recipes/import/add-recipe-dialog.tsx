import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { ArrowLeft, ClipboardPaste, FileUp, Link, PencilLine } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { toPublicError } from '../../../../graphql/errors';
import { refusalText } from '../../../../graphql/records/refusals';
import { t } from '../../../../messages/recipes';
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

const words = t.recipes.importing;

/** Ways that are read on a page of their own. */
type Way = 'link' | 'text';

const ArchiveDialog = lazy(() => import('./archive-dialog'));

/** Ways in which a recipe arrives: written, from a page, from a text, from a file. */
export default function AddRecipeDialog({
  open,
  onDraft,
  onOpen,
  onClose,
}: {
  open: boolean;
  /** Goes on in the form of a recipe. */
  onDraft: (target: RecipeTarget) => void;
  /** Opens a recipe that is here already. */
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
      <AppDialog open={open} title={words.title} onClose={onClose}>
        <p className={classes['lead']}>{words.choose}</p>
        <ul className={classes['ways']}>
          <WayButton
            icon={PencilLine}
            title={words.write}
            text={words.writeText}
            onClick={() => onDraft({ kind: 'add' })}
          />
          <WayButton icon={Link} title={words.link} text={words.linkText} onClick={() => setWay('link')} />
          <WayButton icon={ClipboardPaste} title={words.text} text={words.textText} onClick={() => setWay('text')} />
          <WayButton icon={FileUp} title={words.file} text={words.fileText} onClick={() => setWay('file')} />
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

/** Reads a recipe from a page or a text; one that is found goes on to the form at once, of several one is chosen. */
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
        variables: { url: address(typed) },
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
      if (!only) setFailure([words.nothing, ...found.unread.map(({ message }) => message)].join(' '));
      else if (more.length > 0 || only.knownRecipeId !== null) setReading(found);
      else {
        draft.settle();
        onDraft(draftTarget(only, found));
      }
    } catch (thrown) {
      setFailure(refusalText(toPublicError(thrown), words.failed));
    } finally {
      setBusy(false);
    }
  };
  const isLink = way === 'link';
  return (
    <AppDialog
      open={open}
      title={isLink ? words.link : words.text}
      width={isLink ? 480 : 640}
      onClose={onClose}
      closeDisabled={busy}
      onSubmit={(event) => void submit(event)}
      leading={
        <Button startIcon={<ArrowLeft aria-hidden />} disabled={busy} onClick={onBack}>
          {words.back}
        </Button>
      }
      actions={
        !reading && (
          <FormActions submit={busy ? words.reading : words.read} saving={busy} disabled={typed.trim() === ''} />
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
          label={words.linkField}
          hint={words.linkHint}
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
          label={words.textField}
          hint={words.textHint}
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

/** "example.org/soup" is an address, too; a message around the link is left out. */
function address(typed: string): string {
  const text = typed.trim();
  const within = /https?:\/\/\S+/i.exec(text)?.[0];
  if (within) return within;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;
}
