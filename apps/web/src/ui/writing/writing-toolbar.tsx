import { AtSign, Bold, Italic, Link, List, ListOrdered, TextQuote } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { t } from '../../messages/writing';
import { around, lines, link } from './text-edit';
import type { Selected, TextEdit } from './text-edit';
import classes from './writing.module.css';

const labels = t.writing;

interface Tool {
  label: string;
  icon: LucideIcon;
  make: (selected: Selected) => TextEdit;
}

/** Inserts an "@" that starts a mention, so not directly after a word. */
function at({ text, from, to }: Selected): TextEdit {
  const insert = from === 0 || /\s$/.test(text.slice(0, from)) ? '@' : ' @';
  return { from, to, insert, select: [from + insert.length, from + insert.length] };
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
const keys = (letter: string): string => (isMac() ? `⌘${letter}` : `Ctrl+${letter}`);

const toolsOf = (mentions: boolean): Tool[] => [
  { label: labels.withKeys(labels.bold, keys('B')), icon: Bold, make: (selected) => around(selected, '**') },
  { label: labels.withKeys(labels.italic, keys('I')), icon: Italic, make: (selected) => around(selected, '*') },
  { label: labels.bullets, icon: List, make: (selected) => lines(selected, 'bullets') },
  { label: labels.numbers, icon: ListOrdered, make: (selected) => lines(selected, 'numbers') },
  { label: labels.quote, icon: TextQuote, make: (selected) => lines(selected, 'quote') },
  {
    label: labels.link,
    icon: Link,
    make: (selected) => link(selected, { text: labels.linkText, address: labels.linkAddress }),
  },
  ...(mentions ? [{ label: labels.mention, icon: AtSign, make: at }] : []),
];

/** Formatting buttons; one tab stop, navigated with the arrow keys. */
export function WritingToolbar({
  controls,
  mentions,
  disabled,
  onEdit,
}: {
  /** The id of the text. */
  controls: string;
  mentions: boolean;
  disabled: boolean;
  onEdit: (make: Tool['make']) => void;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const tools = toolsOf(mentions);
  const move = (event: KeyboardEvent): void => {
    const steps: Partial<Record<string, number>> = {
      ArrowRight: (stop + 1) % tools.length,
      ArrowLeft: (stop + tools.length - 1) % tools.length,
      Home: 0,
      End: tools.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setStop(to);
    bar.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={labels.toolbar}
      aria-controls={controls}
      className={classes['toolbar']}
      onKeyDown={move}
    >
      {tools.map(({ label, icon: Icon, make }, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          tabIndex={index === stop ? 0 : -1}
          disabled={disabled}
          // keep the selection in the text
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setStop(index);
            onEdit(make);
          }}
        >
          <Icon size={18} aria-hidden />
        </button>
      ))}
    </div>
  );
}
