import IconButton from '@mui/material/IconButton';
import { Download, EllipsisVertical, Link2, Pencil, Printer, Share2, Trash2 } from 'lucide-react';
import { t } from '../../../../messages/recipes';
import { AppMenu } from '../../../../ui/basics/app-menu';
import { copyText } from '../../../../ui/browser/copy-text';
import { printPage } from '../../../../ui/print/use-printing';
import { useToasts } from '../../../../ui/toasts/toasts';
import { recipeHash } from '../model/address';
import type { RecipeWithLog } from '../model/types';
import { downloadRecipe } from '../model/export-recipes';

const labels = t.recipes.detail;

/** Further actions of a recipe. */
export function RecipeMenu({
  recipe,
  onEdit,
  onDelete,
  onShare,
}: {
  recipe: RecipeWithLog;
  onEdit: (recipe: RecipeWithLog) => void;
  onDelete: (recipe: RecipeWithLog) => void;
  onShare: () => void;
}) {
  const toasts = useToasts();
  const copy = (): void => {
    const address = `${window.location.origin}/dashboard#${recipeHash(recipe.id)}`;
    copyText(address).then(
      () => toasts.success(labels.copied),
      () => toasts.error(labels.copyFailed),
    );
  };
  return (
    <AppMenu
      label={labels.more}
      items={[
        { label: labels.edit, icon: <Pencil aria-hidden />, onClick: () => onEdit(recipe) },
        { label: labels.print, icon: <Printer aria-hidden />, onClick: printPage },
        { label: labels.share, icon: <Share2 aria-hidden />, onClick: onShare },
        { label: labels.copyLink, icon: <Link2 aria-hidden />, onClick: copy },
        { label: labels.export, icon: <Download aria-hidden />, onClick: () => downloadRecipe(recipe) },
        { label: labels.delete, icon: <Trash2 aria-hidden />, danger: true, onClick: () => onDelete(recipe) },
      ]}
    >
      {(trigger) => (
        <IconButton {...trigger} aria-label={labels.more}>
          <EllipsisVertical size={20} aria-hidden />
        </IconButton>
      )}
    </AppMenu>
  );
}
