import { UserRoundPlus } from 'lucide-react';
import { t } from '../../messages';
import { Button } from '../../ui/basics/button';
import { CardSection } from '../../ui/basics/card';
import classes from './dashboard.module.css';
import { useInviting } from './use-inviting';

const texts = t.dashboard.overview;

/** The hint to invite somebody to share the calendar with; otherwise there is no card. */
export function FamilyOverview({ people }: { people: number }) {
  const { invite, dialog } = useInviting();
  if (people > 1) return null;
  return (
    <CardSection title={texts.title}>
      <div className={classes['overview']}>
        <p>{texts.alone}</p>
        <Button variant="outlined" size="small" startIcon={<UserRoundPlus aria-hidden />} onClick={invite}>
          {texts.aloneAction}
        </Button>
      </div>
      {dialog}
    </CardSection>
  );
}
