import type { LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './tab-strip.module.css';

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs with their panel; on a phone with an icon above each name. Arrow keys switch tabs. */
export function TabStrip<T extends string>({
  label,
  value,
  tabs,
  onChange,
  children,
}: {
  label: string;
  value: T;
  tabs: readonly { value: T; label: string; icon?: LucideIcon }[];
  onChange: (value: T) => void;
  /** The panel of the tab in `value`. */
  children: ReactNode;
}) {
  const id = useId();
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
    <>
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
            {Icon && <Icon size={20} strokeWidth={1.85} aria-hidden />}
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
