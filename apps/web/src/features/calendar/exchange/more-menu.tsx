import IconButton from '@mui/material/IconButton';
import { Cake, CalendarSync, Download, Ellipsis, FileUp, Printer, Smartphone, UtensilsCrossed } from 'lucide-react';
import { t } from '../../../messages/calendar';
import { AppMenu } from '../../../ui/basics/app-menu';
import type { MenuEntry } from '../../../ui/basics/app-menu';
import { useSections } from '../../../ui/sections/sections';
import { printPage } from '../../../ui/print/use-printing';

const labels = t.exchange;

/** The menu's dialogs, in `exchange-dialogs.tsx`. */
export type ExchangeKind = 'import' | 'export' | 'phone' | 'outside';

/** Less common actions: import, export, subscriptions and printing; on a phone the birthdays too. */
export function MoreMenu({
  large = false,
  onOpen,
  onBirthdays,
  prints,
  dinners,
}: {
  large?: boolean;
  onOpen: (kind: ExchangeKind) => void;
  /** Absent if birthdays have their own button. */
  onBirthdays?: () => void;
  /** Whether the view can be printed. */
  prints: boolean;
  dinners: { isOn: boolean; onChange: (isOn: boolean) => void };
}) {
  const { has } = useSections();
  const entry = (kind: ExchangeKind, icon: MenuEntry['icon']): MenuEntry => ({
    label: labels.menu[kind],
    icon,
    onClick: () => onOpen(kind),
  });
  const items = [
    ...(onBirthdays ? [{ label: t.calendar.addBirthdays, icon: <Cake aria-hidden />, onClick: onBirthdays }] : []),
    entry('import', <FileUp aria-hidden />),
    entry('export', <Download aria-hidden />),
    entry('phone', <Smartphone aria-hidden />),
    entry('outside', <CalendarSync aria-hidden />),
    ...(has('meal-planner')
      ? [
          {
            label: dinners.isOn ? labels.hideDinners : labels.showDinners,
            icon: <UtensilsCrossed aria-hidden />,
            onClick: () => dinners.onChange(!dinners.isOn),
          },
        ]
      : []),
    ...(prints ? [{ label: t.calendar.print.title, icon: <Printer aria-hidden />, onClick: printPage }] : []),
  ];
  return (
    <AppMenu label={labels.menu.label} items={items}>
      {(trigger) => (
        <IconButton aria-label={labels.menu.label} title={labels.more} {...trigger}>
          <Ellipsis size={large ? 22 : 20} aria-hidden />
        </IconButton>
      )}
    </AppMenu>
  );
}
