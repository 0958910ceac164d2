import Button from '@mui/material/Button';
import { t } from '../app/messages';
import { EmptyNest } from './drawings/empty-nest';
import { EmptyState } from './empty-state';
import { useSections } from './sections';

/** Somebody who belongs to no family yet: the way to the set-up. */
export function NoFamily() {
  const { openSetup } = useSections();
  return (
    <EmptyState
      title={t.family.none.title}
      text={t.family.none.text}
      drawing={<EmptyNest />}
      action={
        <Button variant="contained" onClick={openSetup}>
          {t.family.none.action}
        </Button>
      }
    />
  );
}
