import { useMemo } from 'react';
import { SettingsProvider, useFamilySettings } from '../model/settings';
import type { CalendarSettings } from '../model/settings';
import { useEventWrites } from '../model/use-event-writes';
import { OutsideDialog } from '../exchange/outside-dialog';
import BirthdaysDialog from './birthdays/birthdays-dialog';

/** A dialog of the calendar above another section: the birthdays, or the outside calendars. */
export default function CalendarDialog({ kind, onClose }: { kind: 'birthdays' | 'outside'; onClose: () => void }) {
  const { settings } = useFamilySettings();
  return (
    settings && (
      <SettingsProvider value={settings}>
        {kind === 'outside' ? (
          <OutsideDialog open onClose={onClose} />
        ) : (
          <Birthdays settings={settings} onClose={onClose} />
        )}
      </SettingsProvider>
    )
  );
}

/** Adding birthdays never asks which part of a series is meant. */
const askNothing = (): Promise<null> => Promise.resolve(null);

function Birthdays({ settings, onClose }: { settings: CalendarSettings; onClose: () => void }) {
  const { today, weekStartsOn } = settings;
  const basis = useMemo(() => ({ today, weekStartsOn }), [today, weekStartsOn]);
  const writes = useEventWrites(basis, settings, askNothing);
  return <BirthdaysDialog open today={today} writes={writes} onClose={onClose} />;
}
