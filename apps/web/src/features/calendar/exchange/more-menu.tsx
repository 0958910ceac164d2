import IconButton from '@mui/material/IconButton';
import { Cake, CalendarSync, Download, Ellipsis, FileUp, Smartphone } from 'lucide-react';
import { t } from '../../../app/messages/calendar';
import { AppMenu } from '../../../ui/app-menu';
import type { MenuEntry } from '../../../ui/app-menu';

const words = t.exchange;

/** What the menu opens; each is a dialog of `exchange-dialogs.tsx`. */
export type ExchangeKind = 'import' | 'export' | 'phone' | 'outside';

/** Whatever is not done every day: the calendar's way to and from other programs; on a phone the birthdays too. */
export function MoreMenu({
  large = false,
  onOpen,
  onBirthdays,
}: {
  large?: boolean;
  onOpen: (kind: ExchangeKind) => void;
  /** Without it they have a button of their own. */
  onBirthdays?: () => void;
}) {
  const entry = (kind: ExchangeKind, icon: MenuEntry['icon']): MenuEntry => ({
    label: words.menu[kind],
    icon,
    onClick: () => onOpen(kind),
  });
  const items = [
    ...(onBirthdays ? [{ label: t.calendar.addBirthdays, icon: <Cake aria-hidden />, onClick: onBirthdays }] : []),
    entry('import', <FileUp aria-hidden />),
    entry('export', <Download aria-hidden />),
    entry('phone', <Smartphone aria-hidden />),
    entry('outside', <CalendarSync aria-hidden />),
  ];
  return (
    <AppMenu label={words.menu.label} items={items}>
      {(trigger) => (
        <IconButton aria-label={words.menu.label} title={words.more} {...trigger}>
          <Ellipsis size={large ? 22 : 20} aria-hidden />
        </IconButton>
      )}
    </AppMenu>
  );
}
