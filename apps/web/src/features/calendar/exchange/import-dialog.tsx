import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../messages/calendar';
import { UndoCalendarImportDocument } from '../generated';
import { Accordion } from '../../../ui/basics/accordion';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { FormError } from '../../../ui/forms/form-error';
import { Spinner } from '../../../ui/states/spinner';
import { useToasts } from '../../../ui/toasts/toasts';
import { refetchEvents } from '../model/live';
import { MAX_FILE_BYTES, importFile, previewImport } from './calendar-files';
import type { ImportPreview, ImportResult } from './calendar-files';
import classes from './exchange.module.css';
import { FileDrop } from './file-drop';
import { ImportPreviewList } from './import-preview';
import { newKey } from '../../../ui/browser/new-key';

const texts = t.exchange.import;

type Step =
  | { at: 'choose'; problem: string | null }
  | { at: 'reading'; name: string }
  | { at: 'preview'; file: File; key: string; preview: ImportPreview; busy: boolean; problem: string | null }
  | { at: 'done'; result: ImportResult; busy: boolean; problem: string | null };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : t.common.errors.generic);

/** Imports a calendar file: selection, preview, import, undo. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useApolloClient();
  const toasts = useToasts();
  const [step, setStep] = useState<Step>({ at: 'choose', problem: null });

  const read = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    if (!file) return;
    if (files.length > 1) return setStep({ at: 'choose', problem: texts.notOne });
    if (file.size > MAX_FILE_BYTES) return setStep({ at: 'choose', problem: texts.tooLarge });
    setStep({ at: 'reading', name: file.name });
    try {
      const preview = await previewImport(file);
      setStep({ at: 'preview', file, key: newKey(), preview, busy: false, problem: null });
    } catch (error) {
      setStep({ at: 'choose', problem: messageOf(error) });
    }
  };

  const take = async (from: Step & { at: 'preview' }): Promise<void> => {
    setStep({ ...from, busy: true, problem: null });
    try {
      const result = await importFile(from.file, from.key);
      setStep({ at: 'done', result, busy: false, problem: null });
      void refetchEvents(client);
    } catch (error) {
      setStep({ ...from, busy: false, problem: messageOf(error) });
    }
  };

  const undo = async (from: Step & { at: 'done' }): Promise<void> => {
    setStep({ ...from, busy: true, problem: null });
    try {
      const { data } = await client.mutate({
        mutation: UndoCalendarImportDocument,
        variables: { id: from.result.id },
      });
      void refetchEvents(client);
      toasts.success(texts.undone(data?.undoCalendarImport.removed ?? 0, data?.undoCalendarImport.restored ?? 0));
      onClose();
    } catch (error) {
      setStep({ ...from, busy: false, problem: messageOf(error) });
    }
  };

  if (step.at === 'choose' || step.at === 'reading')
    return (
      <AppDialog open={open} title={texts.title} onClose={onClose} width={560}>
        <p className={classes['lead']}>{texts.lead}</p>
        {step.at === 'reading' ? (
          <div className={classes['reading']}>
            <Spinner label={texts.reading(step.name)} />
          </div>
        ) : (
          <>
            <FileDrop onFiles={(files) => void read(files)} />
            <FormError text={step.problem} />
          </>
        )}
        <div className={classes['hints']}>
          <Accordion parts={[{ title: texts.hintsTitle, content: <Hints /> }]} />
        </div>
      </AppDialog>
    );

  if (step.at === 'preview') {
    const { preview, busy } = step;
    const changes = preview.newCount + preview.changedCount + preview.goneCount;
    return (
      <AppDialog
        open={open}
        title={texts.previewTitle(preview.name)}
        onClose={onClose}
        closeDisabled={busy}
        width={640}
        leading={
          <Button variant="text" disabled={busy} onClick={() => setStep({ at: 'choose', problem: null })}>
            {texts.other}
          </Button>
        }
        actions={
          changes > 0 ? (
            <Button variant="contained" autoFocus disabled={busy} onClick={() => void take(step)}>
              {busy ? texts.importing : texts.submit(preview)}
            </Button>
          ) : (
            <Button variant="contained" autoFocus onClick={onClose}>
              {t.common.close}
            </Button>
          )
        }
      >
        <ImportPreviewList preview={preview} />
        <FormError text={step.problem} />
      </AppDialog>
    );
  }

  const { result, busy } = step;
  return (
    <AppDialog
      open={open}
      title={texts.doneTitle}
      onClose={onClose}
      closeDisabled={busy}
      leading={
        result.added + result.updated > 0 && (
          <Button variant="text" disabled={busy} onClick={() => void undo(step)}>
            {texts.undo}
          </Button>
        )
      }
      actions={
        <Button variant="contained" autoFocus disabled={busy} onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className={classes['done']} role="status">
        <CircleCheck size={40} strokeWidth={1.5} aria-hidden />
        <p className={classes['doneWords']}>{texts.done(result)}</p>
        {result.added + result.updated > 0 && <p className={classes['muted']}>{texts.doneText}</p>}
      </div>
      <FormError text={step.problem} />
    </AppDialog>
  );
}

/** Where other calendars have their export. */
const Hints = () => (
  <dl>
    {texts.hints.map(([where, how]) => (
      <div key={where}>
        <dt>{where}</dt>
        <dd>{how}</dd>
      </div>
    ))}
  </dl>
);
