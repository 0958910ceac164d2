import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toPublicError } from '../../../../graphql/errors';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/recipes';
import { Chip } from '../../../../ui/basics/chip';
import { useIsMobile } from '../../../../ui/browser/use-media';
import { HeaderActions } from '../../../../ui/sections/header-actions';
import { EmptyState, ErrorState } from '../../../../ui/states/empty-state';
import { Unplugged } from '../../../../ui/drawings/unplugged';
import { EmptyPot } from './empty-pot';
import { FilterRow, isFiltered, NO_FILTERS } from './filters';
import { ListSkeleton } from './list-skeleton';
import { RecipeCard } from './recipe-card';
import type { CardActions } from './recipe-card';
import classes from './recipe-list.module.css';
import { useRecipeList } from './use-recipe-list';

const texts = t.recipes;

/** The recipes of the family as cards, with search, filters and order. */
export function RecipeList({ onAdd, ...actions }: CardActions & { onAdd: () => void }) {
  const { locale } = useFamily();
  const [filters, setFilters] = useState(NO_FILTERS);
  const { found, isEmpty, tags, error, refetch } = useRecipeList(filters, locale);
  const isMobile = useIsMobile();
  const addButton = (
    <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
      {texts.add}
    </Button>
  );
  const total = found?.length ?? 0;
  return (
    <>
      <HeaderActions>{addButton}</HeaderActions>
      <FilterRow
        filters={filters}
        tags={tags}
        onChange={(changed) => setFilters((before) => ({ ...before, ...changed }))}
      />
      <div className={classes['head']}>
        <h2>{texts.title}</h2>
        {found && (
          <span className={classes['count']} role="status" aria-label={texts.count(total)}>
            <Chip small>{total}</Chip>
          </span>
        )}
        {isMobile && !isEmpty && addButton}
      </div>
      {!found ? (
        error ? (
          <ListFailed error={error} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <ListSkeleton />
        )
      ) : total === 0 ? (
        <EmptyState
          title={texts.none}
          text={isFiltered(filters) ? texts.noneFits : texts.noneYet}
          drawing={<EmptyPot />}
          action={
            isFiltered(filters) ? (
              <Button variant="outlined" onClick={() => setFilters(({ order }) => ({ ...NO_FILTERS, order }))}>
                {texts.clear}
              </Button>
            ) : (
              addButton
            )
          }
        />
      ) : (
        <ul className={classes['grid']}>
          {found.map((recipe, index) => (
            <li key={recipe.id}>
              <RecipeCard recipe={recipe} index={index} warnings={[]} {...actions} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Why there is no list. */
function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code } = toPublicError(error);
  return code === 'NOT_KEPT' ? (
    <EmptyState title={texts.offline} text={texts.offlineText} drawing={<Unplugged />} />
  ) : (
    <ErrorState title={texts.failed} text={texts.failedText} onRetry={onRetry} />
  );
}
