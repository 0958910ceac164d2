import { useContext } from 'react';
import { t } from '../../messages/account/onboarding';
import { FoldDrawing } from './fold-drawing';
import { StepFrameContext } from './step-body';
import classes from './wizard.module.css';

/** The confirmation, shown briefly. */
export function Joined({ family }: { family: string }) {
  const { titleId } = useContext(StepFrameContext);
  return (
    <div className={`${classes['body']} ${classes['joined']}`} role="status">
      <FoldDrawing fold="house" className={classes['joinedArt']} />
      <h2 id={titleId} className={classes['title']}>
        {t.onboarding.join.joined(family)}
      </h2>
    </div>
  );
}
