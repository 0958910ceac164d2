import { useState } from 'react';
import { SECTIONS } from '@homefold/domain';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { SwitchField } from '../../../ui/fields/switch-field';
import { useSections } from '../../../ui/sections/sections';
import { forgetStored, store } from '../../../storage/stored';
import { t } from '../../../messages';
import { sections } from '../sections';
import classes from './shortcuts-dialog.module.css';
import { IS_APPLE, areSingleKeysOn } from './use-shortcuts';

const texts = t.shell.shortcuts;
const KEYS = [
  { key: '/', label: texts.search },
  { key: IS_APPLE ? '⌘ K' : 'Ctrl + K', label: texts.searchAnywhere },
  { key: 'n', label: texts.add },
  { key: '?', label: texts.list },
  { key: 'm', label: texts.move },
  { key: '← ↑ ↓ →', label: texts.moveOn },
  { key: 'Shift + ←↑↓→', label: texts.resize },
  { key: 'Enter', label: texts.drop },
  { key: 'Esc', label: texts.close },
];

/** The list of keyboard shortcuts; those of the sections follow from their descriptors. */
export default function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { has } = useSections();
  const [single, setSingle] = useState(areSingleKeysOn);
  const onSingle = (on: boolean): void => {
    // Where the browser blocks storage, the switch stays as it is.
    if (on ? forgetStored('singleKeys') : store('singleKeys', 'off')) setSingle(on);
  };
  return (
    <AppDialog open={open} title={texts.title} onClose={onClose} width={480}>
      <dl className={classes['keys']}>
        {KEYS.map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <kbd className={classes['kbd']}>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={classes['title']}>{texts.go}</h3>
      <dl className={`${classes['keys']} ${classes['sections']}`}>
        {sections
          .filter(({ id }) => has(id))
          .map(({ id, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <kbd className={classes['kbd']}>g</kbd> {texts.then}{' '}
                <kbd className={classes['kbd']}>{SECTIONS[id].key}</kbd>
              </dd>
            </div>
          ))}
      </dl>
      <div className={classes['switch']}>
        <SwitchField label={texts.single} hint={texts.singleHint} checked={single} onChange={onSingle} />
      </div>
      <p className={classes['hint']}>{single ? texts.hint : texts.hintOff(IS_APPLE ? '⌘ K' : 'Ctrl + K')}</p>
    </AppDialog>
  );
}
