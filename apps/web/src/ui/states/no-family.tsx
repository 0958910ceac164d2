import { t } from '../../messages/account/no-family';
import { Button } from '../basics/button';
import { EmptyNest } from '../drawings/empty-nest';
import { EmptyState } from './empty-state';
import { useSections } from '../sections/sections';

const texts = t.noFamily;

/** For users without a family: the link to the set-up, or the pending request. */
export function NoFamily() {
  const { openSetup, waitingFor } = useSections();
  return (
    <EmptyState
      title={waitingFor === null ? texts.title : texts.waitingTitle(waitingFor)}
      text={waitingFor === null ? texts.text : texts.waitingText}
      drawing={<EmptyNest />}
      action={
        <Button variant="contained" onClick={openSetup}>
          {waitingFor === null ? texts.action : texts.waitingAction}
        </Button>
      }
    />
  );
}
