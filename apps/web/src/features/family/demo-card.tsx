import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../app/messages/family';
import { CardSection } from '../../ui/card';
import classes from './family.module.css';

const texts = t.family.demo;

/** For a guest of the demo, in place of what is only for accounts of one's own. */
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
