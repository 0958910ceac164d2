import Button from '@mui/material/Button';
import { MonitorDown } from 'lucide-react';
import { t } from '../../../messages/family';
import { CardSection } from '../../../ui/basics/card';
import { install, useInstallWay } from '../../../ui/browser/install';
import classes from '../family.module.css';

const texts = t.family.install;

/** Offers to install the app, where possible. */
export function InstallCard() {
  const way = useInstallWay();
  if (!way) return null;
  return (
    <CardSection
      title={texts.title}
      sub={way === 'question' ? texts.lead : texts.byShare}
      className={classes['padded'] ?? ''}
    >
      {way === 'question' && (
        <Button variant="outlined" startIcon={<MonitorDown size={18} aria-hidden />} onClick={() => void install()}>
          {texts.action}
        </Button>
      )}
    </CardSection>
  );
}
