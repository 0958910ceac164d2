import classes from './family.module.css';
import { PersonalForm } from './personal-form';
import { PictureCard } from './picture-card';

/** The caller's own person: what is written about them, and their picture. */
export function ProfileTab() {
  return (
    <div className={classes['profile']}>
      <PersonalForm />
      <PictureCard />
    </div>
  );
}
