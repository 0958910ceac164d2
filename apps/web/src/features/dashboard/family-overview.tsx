import { CookingPot, UserRoundPlus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { t } from '../../messages';
import { Button } from '../../ui/basics/button';
import { CardSection } from '../../ui/basics/card';
import { useSections } from '../../ui/sections/sections';
import type { Sections } from '../../ui/sections/sections';
import classes from './dashboard.module.css';
import { useInviting } from './use-inviting';

const texts = t.dashboard.overview;

interface Hint {
  text: string;
  action: string;
  icon: LucideIcon;
  run: () => void;
}

/** The most useful next step for this family: people first, then dinner; null when there is none. */
function hintFor({
  people,
  invite,
  sections,
}: {
  people: number;
  invite: () => void;
  sections: Sections;
}): Hint | null {
  if (people < 2) return { text: texts.alone, action: texts.aloneAction, icon: UserRoundPlus, run: invite };
  if (!sections.has('meal-planner')) return null;
  return { text: texts.meals, action: texts.mealsAction, icon: CookingPot, run: () => sections.go('meal-planner') };
}

/** The hint for the next step; without one there is no card. */
export function FamilyOverview({ people }: { people: number }) {
  const sections = useSections();
  const { invite, dialog } = useInviting();
  const hint = hintFor({ people, invite, sections });
  if (!hint) return null;
  const Icon = hint.icon;
  return (
    <CardSection title={texts.title}>
      <div className={classes['overview']}>
        <p>{hint.text}</p>
        <Button variant="outlined" size="small" startIcon={<Icon aria-hidden />} onClick={hint.run}>
          {hint.action}
        </Button>
      </div>
      {dialog}
    </CardSection>
  );
}
