import Button from '@mui/material/Button';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { toPublicError } from '../../../../graphql/errors';
import { useFamily } from '../../../../graphql/family';
import { refusalText } from '../../../../graphql/records/refusals';
import { t } from '../../../../messages/recipes';
import { CardSection } from '../../../../ui/basics/card';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import { TextArea } from '../../../../ui/fields/field';
import { useDraft } from '../../../../ui/forms/use-draft';
import { MemberAvatar } from '../../../../ui/people/member-avatar';
import type { RecipeWrites } from '../model/recipe-writes';
import type { RecipeWithLog } from '../model/types';
import classes from './log.module.css';

const labels = t.recipes.detail.opinions;
const STARS = [1, 2, 3, 4, 5] as const;

/** The members' opinions; one's own stars and note can be edited in place. */
export function Opinions({ recipe, writes }: { recipe: RecipeWithLog; writes: RecipeWrites }) {
  const { me, byId, letters, locale } = useFamily();
  const { opinions } = recipe;
  const mine = opinions.find(({ memberId }) => memberId === me);
  const [failure, setFailure] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const stored = mine?.note ?? '';
  const note = typed ?? stored;
  const draft = useDraft<string>({
    form: `recipe-note:${recipe.id}`,
    content: note,
    opened: stored,
    edits: false,
    silent: true,
    onResume: setTyped,
  });
  const save = async (opinion: { rating: number | null; note: string | null }): Promise<boolean> => {
    setFailure(null);
    try {
      await writes.think(recipe, opinion);
      return true;
    } catch (thrown) {
      setFailure(refusalText(toPublicError(thrown), labels.failed));
      return false;
    }
  };
  const saveNote = async (): Promise<void> => {
    if (!(await save({ rating: mine?.rating ?? null, note: note.trim() || null }))) return;
    draft.settle();
    setTyped(null);
  };
  const others = opinions.filter(({ memberId }) => memberId !== me);
  const { rating = null, ratings = 0 } = recipe.card ?? {};
  return (
    <CardSection
      title={labels.title}
      level="h3"
      sub={
        rating !== null &&
        labels.average(new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(rating), ratings)
      }
      className={classes['card'] ?? ''}
    >
      <RatingField
        value={mine?.rating ?? null}
        onChange={(stars) => void save({ rating: stars, note: mine?.note ?? null })}
      />
      <TextArea
        label={labels.note}
        optional
        rows={2}
        maxLength={2_000}
        placeholder={labels.notePlaceholder}
        error={failure ?? undefined}
        value={note}
        onChange={(event) => setTyped(event.target.value)}
      />
      {note !== stored && (
        <Button size="small" variant="outlined" onClick={() => void saveNote()}>
          {labels.save}
        </Button>
      )}
      {others.length > 0 && (
        <ul className={classes['others']}>
          {others.map(({ memberId, rating: stars, note: theirNote }) => {
            const member = byId.get(memberId);
            return (
              member && (
                <li key={memberId}>
                  <MemberAvatar member={member} size={32} {...initialsOf(letters.get(memberId))} />
                  <div>
                    <span className={classes['name']}>{member.displayName}</span>
                    {stars !== null && <Stars count={stars} />}
                    {theirNote && <p>{theirNote}</p>}
                  </div>
                </li>
              )
            );
          })}
        </ul>
      )}
    </CardSection>
  );
}

const initialsOf = (initials: string | undefined) => (initials ? { initials } : {});

const Stars = ({ count }: { count: number }) => (
  <span className={classes['stars']} role="img" aria-label={labels.stars(count)}>
    {STARS.map((star) => (
      <Star key={star} size={16} data-on={star <= count || undefined} aria-hidden />
    ))}
  </span>
);

/** One to five stars; choosing the current rating again clears it. */
function RatingField({ value, onChange }: { value: number | null; onChange: (stars: number | null) => void }) {
  const name = useId();
  return (
    <fieldset className={classes['rating']}>
      <legend>{labels.mine}</legend>
      {STARS.map((stars) => (
        <label key={stars} data-on={(value !== null && stars <= value) || undefined}>
          <input
            type="radio"
            name={name}
            value={stars}
            checked={value === stars}
            onChange={() => onChange(stars)}
            onClick={() => value === stars && onChange(null)}
          />
          <Star size={24} aria-hidden />
          <VisuallyHidden>{labels.stars(stars)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
