import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface TabsProps<T extends string> {
  label: string;
  value: T;
  tabs: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** Tabs with their panel: arrow keys switch tabs, the panel is labelled by its tab. */
export function AppTabs<T extends string>({
  children,
  ...tabs
}: TabsProps<T> & {
  /** The panel of the tab in `value`. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <TabRow id={id} {...tabs} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tabs.value}`}>
        {children}
      </div>
    </>
  );
}

/** The tabs alone, for a page that has others on a phone. @param id of the panel without `-panel` */
export const TabRow = <T extends string>({ id, label, value, tabs, onChange }: TabsProps<T> & { id: string }) => (
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
);
