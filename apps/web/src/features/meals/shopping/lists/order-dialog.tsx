import Button from '@mui/material/Button';
import { t } from '../../../../messages/meals/shopping';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import type { List } from '../model/types';
import { AisleOrder } from './aisle-order';
import classes from './lists.module.css';

/** The order of the aisles, for screens without room next to the list. */
export default function OrderDialog({ open, list, onClose }: { open: boolean; list: List; onClose: () => void }) {
  return (
    <AppDialog
      open={open}
      title={t.shopping.aisles.title}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t.common.close}
        </Button>
      }
    >
      <div className={classes['inDialog']}>
        <AisleOrder list={list} />
      </div>
    </AppDialog>
  );
}
