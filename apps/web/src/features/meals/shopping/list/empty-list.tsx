import Button from '@mui/material/Button';
import { Sparkles } from 'lucide-react';
import { t } from '../../../../messages/meals/shopping';
import { EmptyState } from '../../../../ui/states/empty-state';
import { EmptyBasket, PackedBag } from './drawings';

const labels = t.shopping.empty;

/** Nothing is left to buy: the list is new, empty, or everything is ticked. */
export function EmptyList({
  isFirst,
  isAllTicked,
  onFromPlan,
}: {
  isFirst: boolean;
  isAllTicked: boolean;
  onFromPlan: () => void;
}) {
  if (isAllTicked) return <EmptyState title={labels.all} text={labels.allText} drawing={<PackedBag />} />;
  return (
    <EmptyState
      title={isFirst ? labels.first : labels.title}
      text={isFirst ? labels.firstText : labels.text}
      drawing={<EmptyBasket />}
      action={
        <Button variant="outlined" startIcon={<Sparkles size={18} aria-hidden />} onClick={onFromPlan}>
          {labels.fromPlan}
        </Button>
      }
    />
  );
}
