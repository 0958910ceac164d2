import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../messages/family';
import { CardSection } from '../../ui/basics/card';
import classes from './family.module.css';

const texts = t.family.demo;

/** Shown to a guest of the demo instead of features that need an account. */
export function DemoCard() {
  return (
    <CardSection title={texts.title} className={classes['padded'] ?? ''}>
      <p className={classes['lead']}>{texts.text}</p>
      <Button variant="contained" component={Link} to="/sign-up" className={classes['below'] ?? ''}>
        {texts.create}
      </Button>
    </CardSection>
  );
}
