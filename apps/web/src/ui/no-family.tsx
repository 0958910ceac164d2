import Button from '@mui/material/Button';
import { t } from '../app/messages/public';
import { EmptyNest } from './drawings/empty-nest';
import { EmptyState } from './empty-state';
import { useSections } from './sections';

/** Somebody who belongs to no family yet: the way to the set-up. */
export function NoFamily() {
  const { openSetup } = useSections();
  return (
    <EmptyState
      title={t.common.noFamily.title}
      text={t.common.noFamily.text}
      drawing={<EmptyNest />}
      action={
        <Button variant="contained" onClick={openSetup}>
          {t.common.noFamily.action}
        </Button>
      }
    />
  );
}
