import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** Tabs with their panel: arrow keys switch tabs, the panel is labelled by its tab. */
export function AppTabs<T extends string>({
  label,
  value,
  tabs,
  onChange,
  children,
}: {
  label: string;
  value: T;
  tabs: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  /** The panel of the tab in `value`. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <Tabs value={value} onChange={(_event, next: T) => onChange(next)} aria-label={label}>
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            value={tab.value}
            label={tab.label}
            id={`${id}-${tab.value}`}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
