import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../messages/family';
import { CardSection } from '../../ui/basics/card';
import classes from './family.module.css';

const texts = t.family.demo;

/** Why nobody can be invited to a demo, and how to create one's own family. */
export function DemoOffer() {
  return (
    <>
      <p className={classes['lead']}>{texts.text}</p>
      <Button variant="contained" component={Link} to="/sign-up" className={classes['below'] ?? ''}>
        {texts.create}
      </Button>
    </>
  );
}

/** Shown to a guest of the demo instead of features that need an account. */
export function DemoCard() {
  return (
    <CardSection title={texts.title} className={classes['padded'] ?? ''}>
      <DemoOffer />
    </CardSection>
  );
}
