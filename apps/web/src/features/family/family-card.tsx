import { formatDate } from '@homefold/domain';
import IconButton from '@mui/material/IconButton';
import { Pencil } from 'lucide-react';
import { lazy, useId, useState } from 'react';
import { t } from '../../messages/family';
import type { FamilyFieldsFragment } from '../../graphql/generated';
import { Card } from '../../ui/basics/card';
import { Opening } from '../../ui/states/opening';
import { dateIn } from './dates';
import classes from './family.module.css';

const EditFamilyDialog = lazy(() => import('./edit-family-dialog'));

const texts = t.family.card;

/** The family's name and its founding date. */
export function FamilyCard({ family, admin }: { family: FamilyFieldsFragment; admin: boolean }) {
  const id = useId();
  const [editing, setEditing] = useState(false);
  const { locale, timeZone } = family.settings;
  const created = formatDate(dateIn(timeZone, family.createdAt), locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <Card className={classes['padded'] ?? ''}>
      <section aria-labelledby={id}>
        <div className={classes['cardHead']}>
          <h2 id={id} className={classes['familyName']}>
            {family.name}
          </h2>
          {admin && (
            <IconButton size="small" aria-label={texts.edit} onClick={() => setEditing(true)}>
              <Pencil size={18} aria-hidden />
            </IconButton>
          )}
        </div>
        <p className={classes['muted']}>{texts.created(created)}</p>
        <p className={family.description ? classes['description'] : classes['muted']}>
          {family.description ?? texts.noDescription}
        </p>
      </section>
      {editing && (
        <Opening>
          <EditFamilyDialog family={family} onClose={() => setEditing(false)} />
        </Opening>
      )}
    </Card>
  );
}
