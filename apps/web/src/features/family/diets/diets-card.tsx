import { useQuery } from '@apollo/client/react';
import IconButton from '@mui/material/IconButton';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { toPublicError } from '../../../graphql/errors';
import type { MemberFieldsFragment } from '../../../graphql/generated';
import { registerLive } from '../../../graphql/live/live-registry';
import { t } from '../../../messages/foods';
import { CardSection } from '../../../ui/basics/card';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { MemberAvatar } from '../../../ui/people/member-avatar';
import { RowsSkeleton } from '../../../ui/states/skeleton';
import { WidgetError } from '../../../ui/states/widget-boundary';
import { MemberDietsDocument } from '../generated';
import type { MemberDietsQuery } from '../generated';
import classes from './diets.module.css';

const DietDialog = lazy(() => import('./diet-dialog'));
const texts = t.foods.avoided;

registerLive({ type: 'member_diet', fields: ['memberDiets', 'recipePage', 'recipe'], answered: ['memberDiets'] });

type Avoided = Omit<MemberDietsQuery['memberDiets'][number], 'memberId'>;
const NOTHING: Avoided = { allergies: [], diets: [] };

/** Each member's allergies and diets. Everybody edits their own, and those of members without an account. */
export function DietsCard({ members, admin }: { members: readonly MemberFieldsFragment[]; admin: boolean }) {
  const { data, error, refetch } = useQuery(MemberDietsDocument);
  const dialog = useOpened<{ member: MemberFieldsFragment; avoided: Avoided }>();
  // Without recipes there is nothing to warn about.
  if (error && toPublicError(error).code === 'FEATURE_LOCKED') return null;
  const avoidedBy = (id: string): Avoided => data?.memberDiets.find(({ memberId }) => memberId === id) ?? NOTHING;
  return (
    <CardSection title={texts.title} sub={texts.hint}>
      {!data ? (
        error ? (
          <WidgetError message={texts.failed} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <RowsSkeleton rows={members.length || 2} label={texts.loading} height={64} />
        )
      ) : (
        <ul className={classes['people']}>
          {members.map((member) => {
            const avoided = avoidedBy(member.id);
            const words = inWords(avoided);
            return (
              <li key={member.id}>
                <MemberAvatar member={member} size={32} />
                <span className={classes['words']}>
                  <b>{member.displayName}</b>
                  <small>{words || texts.nothing}</small>
                </span>
                {(admin || member.isCurrentUser || !member.hasUserAccount) && (
                  <IconButton
                    aria-label={texts.edit(member.displayName)}
                    onClick={() => dialog.show({ member, avoided })}
                  >
                    <Pencil size={18} aria-hidden />
                  </IconButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {dialog.value && (
        <Suspense>
          <DietDialog key={dialog.times} open={dialog.open} {...dialog.value} onClose={dialog.close} />
        </Suspense>
      )}
    </CardSection>
  );
}

/** "Nuts, milk, vegetarian". */
function inWords({ allergies, diets }: Avoided): string {
  const words = [...allergies.map((each) => t.foods.allergens[each]), ...diets.map((each) => t.foods.diets[each])];
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
