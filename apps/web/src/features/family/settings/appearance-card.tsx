import { t } from '../../../messages/family';
import { useThemeMode } from '../../../theme/mode';
import type { ThemeMode } from '../../../theme/mode';
import { CardSection } from '../../../ui/basics/card';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import classes from '../family.module.css';

const texts = t.family.settings;
const MODES: readonly { value: ThemeMode; label: string }[] = [
  { value: 'system', label: texts.system },
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
];

/** Light or dark on this device; follows the system by default. */
export function AppearanceCard() {
  const { mode, setMode } = useThemeMode();
  return (
    <CardSection title={texts.appearance} sub={texts.themeHint} className={classes['padded'] ?? ''}>
      <SegmentedControl label={texts.theme} value={mode} options={MODES} onChange={setMode} />
    </CardSection>
  );
}
