import { Check } from 'lucide-react';
import { VisuallyHidden } from '../../ui/basics/visually-hidden';
import type { Command } from '../../ui/sections/commands';
import { t } from '../../messages/search';
import { Marked } from './marked';
import classes from './search.module.css';

/** One command as an option of the list: its label and its shortcut. */
export function CommandRow({
  id,
  command: { label, icon: Icon, keys, isOn },
  words,
  active,
  onPick,
  onPoint,
}: {
  id: string;
  command: Command;
  words: readonly string[];
  active: boolean;
  onPick: () => void;
  onPoint: () => void;
}) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={active}
      className={classes['command']}
      onClick={onPick}
      onMouseMove={active ? undefined : onPoint}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span>
        <Marked text={label} words={words} />
      </span>
      {isOn && (
        <>
          <Check size={16} aria-hidden />
          <VisuallyHidden>{t.search.commands.isOn}</VisuallyHidden>
        </>
      )}
      {keys && (
        <span className={classes['commandKeys']} aria-hidden>
          {keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </li>
  );
}
