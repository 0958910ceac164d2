import { AppDialog } from '../../ui/dialogs/app-dialog';
import { t } from '../../messages';
import classes from './shell.module.css';

/** The list of keyboard shortcuts. */
export default function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = t.shell.shortcuts;
  const keys = [
    { key: '/', label: texts.search },
    { key: 'n', label: texts.add },
    { key: '?', label: texts.list },
    { key: 'm', label: texts.move },
    { key: '← ↑ ↓ →', label: texts.moveOn },
    { key: 'Shift + ←↑↓→', label: texts.resize },
    { key: 'Enter', label: texts.drop },
    { key: 'Esc', label: texts.close },
  ];
  return (
    <AppDialog open={open} title={texts.title} onClose={onClose} width={420}>
      <dl className={classes['keys']}>
        {keys.map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <kbd className={classes['kbd']}>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes['hint']}>{texts.hint}</p>
    </AppDialog>
  );
}
