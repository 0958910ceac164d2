import { totalMinutes } from '@homefold/domain/recipes';
import type { Difficulty } from '@homefold/domain/recipes';
import { ExternalLink } from 'lucide-react';
import { t } from '../../../../messages/recipes';
import { Chip } from '../../../../ui/basics/chip';
import classes from './recipe-words.module.css';

const labels = t.recipes.detail;
const DIFFICULTY_TONES = { easy: 'success', medium: 'plain', hard: 'accent' } as const;

/** Times, servings and difficulty; unknown values are omitted. */
export function RecipeFacts({
  recipe: { prepTimeMinutes: prep, cookTimeMinutes: cook, servings, difficulty },
}: {
  recipe: {
    prepTimeMinutes: number | null;
    cookTimeMinutes: number | null;
    servings: number | null;
    difficulty: Difficulty;
  };
}) {
  const minutes = (value: number | null) => (value === null ? null : t.recipes.minutes(value));
  const facts = [
    [labels.facts.prep, minutes(prep)],
    [labels.facts.cook, minutes(cook)],
    [labels.facts.total, minutes(totalMinutes(prep, cook))],
    [labels.facts.servings, servings],
  ] as const;
  return (
    <dl className={classes['facts']}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      <div>
        <dt>{labels.facts.difficulty}</dt>
        <dd>
          <Chip small tone={DIFFICULTY_TONES[difficulty]}>
            {t.recipes.difficulties[difficulty]}
          </Chip>
        </dd>
      </div>
    </dl>
  );
}

export const RecipeDescription = ({ text }: { text: string | null }) =>
  text ? <p className={classes['description']}>{text}</p> : null;

/** The web page that the recipe comes from. */
export const OriginalLink = ({ href }: { href: string | null }) =>
  href ? (
    <p className={classes['source']}>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {labels.original}
        <ExternalLink size={16} aria-hidden />
      </a>
    </p>
  ) : null;
