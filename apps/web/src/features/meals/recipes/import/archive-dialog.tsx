import Button from '@mui/material/Button';
import { ArrowLeft, FileUp } from 'lucide-react';
import { t } from '../../../../messages/recipes';
import { Chip } from '../../../../ui/basics/chip';
import { ProgressBar } from '../../../../ui/basics/progress-bar';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import { FormAlert } from '../../../../ui/forms/form-alert';
import classes from './import.module.css';
import { isNew, useArchive } from './use-archive';
import type { ArchivePreview, ArchiveProblem, ArchiveResult } from './use-archive';

const labels = t.recipes.importing;
const ACCEPTED = '.zip,.json,.paprikarecipes,.paprikarecipe,.melarecipes,.html,application/zip,application/json';

/** Imports recipes of another program: a file is chosen, reviewed, and stored. */
export default function ArchiveDialog({
  open,
  onBack,
  onClose,
}: {
  open: boolean;
  onBack: () => void;
  onClose: () => void;
}) {
  const archive = useArchive();
  const { preview, result, chosen, share } = archive;
  const busy = share !== null;
  const working = preview ? labels.storing : labels.unpacking;
  return (
    <AppDialog
      open={open}
      title={labels.file}
      width={640}
      onClose={onClose}
      closeDisabled={busy}
      leading={
        !result && (
          <Button startIcon={<ArrowLeft aria-hidden />} disabled={busy} onClick={onBack}>
            {labels.back}
          </Button>
        )
      }
      actions={
        result ? (
          <Button variant="contained" onClick={onClose}>
            {labels.finish}
          </Button>
        ) : (
          preview && (
            <Button variant="contained" disabled={busy || chosen.size === 0} onClick={() => void archive.store()}>
              {labels.import(chosen.size)}
            </Button>
          )
        )
      }
    >
      {busy ? (
        <div className={classes['progress']} role="status">
          <ProgressBar done={share} all={1} />
          <p>{share < 1 ? labels.sending(Math.round(share * 100)) : working}</p>
        </div>
      ) : result ? (
        <Result result={result} preview={preview} />
      ) : preview ? (
        <Preview preview={preview} chosen={chosen} onChoose={archive.setChosen} />
      ) : (
        <FilePick onFile={(file) => void archive.read(file)} />
      )}
      {archive.failure && !busy && <FormAlert message={archive.failure} onRetry={archive.retry} />}
    </AppDialog>
  );
}

const FilePick = ({ onFile }: { onFile: (file: File) => void }) => (
  <label className={classes['pick']}>
    <FileUp size={28} aria-hidden />
    <b>{labels.fileField}</b>
    <small id="archive-hint">{labels.fileHint}</small>
    <input
      type="file"
      accept={ACCEPTED}
      aria-label={labels.fileField}
      aria-describedby="archive-hint"
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  </label>
);

function Preview({
  preview,
  chosen,
  onChoose,
}: {
  preview: ArchivePreview;
  chosen: ReadonlySet<string>;
  onChoose: (keys: ReadonlySet<string>) => void;
}) {
  const free = preview.items.filter(isNew);
  const toggle = (key: string): void => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChoose(next);
  };
  const isAll = free.length > 0 && free.every(({ key }) => chosen.has(key));
  return (
    <>
      <div className={classes['previewHead']}>
        <p role="status">{labels.preview(preview.items.length)}</p>
        {free.length > 1 && (
          <Button size="small" onClick={() => onChoose(new Set(isAll ? [] : free.map(({ key }) => key)))}>
            {isAll ? labels.chooseNone : labels.chooseAll}
          </Button>
        )}
      </div>
      <ul className={classes['items']} aria-label={labels.choice}>
        {preview.items.map((item) => (
          <li key={item.key}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(item.key)}
                disabled={!isNew(item)}
                onChange={() => toggle(item.key)}
              />
              <span>
                {item.title}
                {item.unread.length > 0 && (
                  <small title={item.unread.join(' ')}>
                    {labels.partly}: {item.unread.join(' ')}
                  </small>
                )}
              </span>
              {item.state !== 'new' && <Chip small>{labels.states[item.state]}</Chip>}
            </label>
          </li>
        ))}
      </ul>
      <Problems problems={preview.problems} />
    </>
  );
}

function Result({ result, preview }: { result: ArchiveResult; preview: ArchivePreview | null }) {
  const hasPictures = result.added > 0 && (preview?.items.some(({ has_picture: has }) => has) ?? false);
  return (
    <div className={classes['result']} role="status">
      <b>{labels.done(result.added)}</b>
      {hasPictures && <p>{labels.pictures}</p>}
      {result.known > 0 && <p>{labels.skipped(result.known)}</p>}
      <Problems problems={[...(preview?.problems ?? []), ...result.problems]} />
    </div>
  );
}

/** What could not be read, by name. */
const Problems = ({ problems }: { problems: readonly ArchiveProblem[] }) =>
  problems.length > 0 && (
    <details className={classes['problems']}>
      <summary>{labels.unreadable(problems.length)}</summary>
      <ul>
        {problems.map(({ name, message }, index) => (
          <li key={index}>
            <b>{name}</b> {message}
          </li>
        ))}
      </ul>
    </details>
  );
