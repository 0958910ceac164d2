import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { t } from '../../../../messages/recipes';

/** From a recipe to the list. */
export const BackButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="small" color="inherit" startIcon={<ArrowLeft aria-hidden />} onClick={onClick}>
    {t.recipes.detail.back}
  </Button>
);
