import { t } from '../../app/messages/family';
import { useThemeMode } from '../../app/theme/mode';
import type { ThemeMode } from '../../app/theme/mode';
import { CardSection } from '../../ui/card';
import { SegmentedControl } from '../../ui/segmented-control';
import classes from './family.module.css';

const texts = t.family.settings;
const MODES: readonly { value: ThemeMode; label: string }[] = [
  { value: 'system', label: texts.system },
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
];

/** Light or dark on this device; the system decides until somebody does. */
export function AppearanceCard() {
  const { mode, setMode } = useThemeMode();
  return (
    <CardSection title={texts.appearance} sub={texts.themeHint} className={classes['padded'] ?? ''}>
      <SegmentedControl label={texts.theme} value={mode} options={MODES} onChange={setMode} />
    </CardSection>
  );
}
