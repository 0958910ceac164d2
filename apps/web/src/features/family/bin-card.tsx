import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../app/messages/bin';
import { CardSection } from '../../ui/card';
import classes from './family.module.css';

/** The way to what the family has deleted lately. */
export const BinCard = () => (
  <CardSection title={t.bin.link.title} className={classes['padded'] ?? ''}>
    <p className={classes['lead']}>{t.bin.link.text}</p>
    <Button
      component={Link}
      to={{ hash: 'bin' }}
      variant="outlined"
      className={classes['below'] ?? ''}
      startIcon={<Trash2 size={18} aria-hidden />}
    >
      {t.bin.link.open}
    </Button>
  </CardSection>
);
