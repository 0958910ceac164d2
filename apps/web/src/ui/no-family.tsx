import Button from '@mui/material/Button';
import { t } from '../app/messages/no-family';
import { EmptyNest } from './drawings/empty-nest';
import { EmptyState } from './empty-state';
import { useSections } from './sections';

const texts = t.noFamily;

/** Somebody who belongs to no family yet: the way to the set-up, or what they wait for. */
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
