import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import classes from './page.module.css';

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The phone's tabs, an icon above each name, for the panel that the page shows below; arrow keys switch them. */
export function TabStrip<T extends string>({
  id,
  label,
  value,
  tabs,
  onChange,
}: {
  /** Of the panel, without `-panel`. */
  id: string;
  label: string;
  value: T;
  tabs: readonly { value: T; label: string; icon: LucideIcon }[];
  onChange: (value: T) => void;
}) {
  const strip = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.value);
    strip.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };
  return (
    <div ref={strip} role="tablist" aria-label={label} className={classes['strip']} onKeyDown={onKeyDown}>
      {tabs.map(({ icon: Icon, ...tab }) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          data-tab={tab.value}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? `${id}-panel` : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          className={classes['stripTab']}
          onClick={() => onChange(tab.value)}
        >
          <Icon size={20} strokeWidth={1.85} aria-hidden />
          {tab.label}
        </button>
      ))}
    </div>
  );
}
