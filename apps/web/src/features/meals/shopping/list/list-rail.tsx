import Button from '@mui/material/Button';
import { Sparkles } from 'lucide-react';
import { t } from '../../../../messages/meals/shopping';
import { CardSection } from '../../../../ui/basics/card';
import { useMedia } from '../../../../ui/browser/use-media';
import { Rail } from '../../../../ui/lists/list-page';
import { AisleOrder } from '../lists/aisle-order';
import type { List } from '../model/types';
import type { Opener } from '../opens';
import classes from './shopping-screen.module.css';

const labels = t.shopping;

/** Next to the list: this week's meals, and the order of the aisles. On narrow screens the menu has both. */
export function ListRail({ list, onShow }: { list: List | null; onShow: (what: Opener) => void }) {
  const isWide = useMedia('(min-width: 960px)');
  if (!isWide) return null;
  return (
    <Rail>
      <CardSection title={labels.generation.fromPlan}>
        <div className={classes['plan']}>
          <p>{labels.generation.fromPlanText}</p>
          <Button
            variant="outlined"
            startIcon={<Sparkles size={18} aria-hidden />}
            onClick={() => onShow({ kind: 'generate' })}
          >
            {labels.generate}
          </Button>
        </div>
      </CardSection>
      {list && (
        <CardSection title={labels.aisles.title}>
          <AisleOrder list={list} />
        </CardSection>
      )}
    </Rail>
  );
}
