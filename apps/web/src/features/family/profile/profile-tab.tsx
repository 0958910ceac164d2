import classes from '../family.module.css';
import { PersonalForm } from './personal-form';
import { PictureCard } from './picture-card';

/** The viewer's personal data and picture. */
export function ProfileTab() {
  return (
    <div className={classes['profile']}>
      <PersonalForm />
      <PictureCard />
    </div>
  );
}
