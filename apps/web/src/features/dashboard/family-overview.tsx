import { CookingPot, UserRoundPlus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { t } from '../../messages';
import { Button } from '../../ui/basics/button';
import { CardSection } from '../../ui/basics/card';
import { useSections } from '../../ui/sections/sections';
import type { Sections } from '../../ui/sections/sections';
import classes from './dashboard.module.css';

const texts = t.dashboard.overview;

interface Hint {
  text: string;
  action: string;
  icon: LucideIcon;
  go: (sections: Sections) => void;
}

/** The most useful next step for this family: people first, then dinner; null when there is none. */
function hintFor(facts: { people: number; meals: boolean }): Hint | null {
  if (facts.people < 2)
    return {
      text: texts.alone,
      action: texts.aloneAction,
      icon: UserRoundPlus,
      go: ({ go }) => go('family', { sub: 'invite' }),
    };
  if (facts.meals)
    return { text: texts.meals, action: texts.mealsAction, icon: CookingPot, go: ({ go }) => go('meal-planner') };
  return null;
}

/** The hint for the next step; without one there is no card. */
export function FamilyOverview({ people }: { people: number }) {
  const sections = useSections();
  const hint = hintFor({ people, meals: sections.has('meal-planner') });
  if (!hint) return null;
  const Icon = hint.icon;
  return (
    <CardSection title={texts.title}>
      <div className={classes['overview']}>
        <p>{hint.text}</p>
        <Button variant="outlined" size="small" startIcon={<Icon aria-hidden />} onClick={() => hint.go(sections)}>
          {hint.action}
        </Button>
      </div>
    </CardSection>
  );
}
