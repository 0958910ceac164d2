import { useContext } from 'react';
import { t } from '../../app/messages/onboarding';
import { FoldDrawing } from './fold-drawing';
import { StepFrameContext } from './step-body';
import classes from './wizard.module.css';

/** The good news, for as long as it takes to read it. */
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
