import Button from '@mui/material/Button';
import { MonitorDown } from 'lucide-react';
import { t } from '../../app/messages/family';
import { CardSection } from '../../ui/card';
import { install, useInstallWay } from '../../ui/install';
import classes from './family.module.css';

const texts = t.family.install;

/** The way to the device's home screen, where there is one. */
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
