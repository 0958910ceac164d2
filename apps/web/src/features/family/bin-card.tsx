import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../messages/bin';
import { CardSection } from '../../ui/basics/card';
import classes from './family.module.css';

/** Link to recently deleted records. */
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
