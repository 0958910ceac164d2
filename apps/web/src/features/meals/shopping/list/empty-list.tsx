import Button from '@mui/material/Button';
import { Sparkles } from 'lucide-react';
import { t } from '../../../../messages/meals/shopping';
import { EmptyState } from '../../../../ui/states/empty-state';
import { EmptyBasket, PackedBag } from './drawings';

const words = t.shopping.empty;

/** Nothing is left to buy: at first, as usual, or because everything is ticked. */
export function EmptyList({
  isFirst,
  isAllTicked,
  onFromPlan,
}: {
  isFirst: boolean;
  isAllTicked: boolean;
  onFromPlan: () => void;
}) {
  if (isAllTicked) return <EmptyState title={words.all} text={words.allText} drawing={<PackedBag />} />;
  return (
    <EmptyState
      title={isFirst ? words.first : words.title}
      text={isFirst ? words.firstText : words.text}
      drawing={<EmptyBasket />}
      action={
        <Button variant="outlined" startIcon={<Sparkles size={18} aria-hidden />} onClick={onFromPlan}>
          {words.fromPlan}
        </Button>
      }
    />
  );
}
