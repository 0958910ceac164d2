import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Download, Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { toPublicError } from '../../../../graphql/errors';
import { useFamily } from '../../../../graphql/family';
import { t as ideas } from '../../../../messages/kitchen/ideas';
import { t } from '../../../../messages/recipes';
import { Chip } from '../../../../ui/basics/chip';
import { useIsMobile } from '../../../../ui/browser/use-media';
import { Unplugged } from '../../../../ui/drawings/unplugged';
import { HeaderActions } from '../../../../ui/sections/header-actions';
import { EmptyState, ErrorState } from '../../../../ui/states/empty-state';
import { Spinner } from '../../../../ui/states/spinner';
import { useToasts } from '../../../../ui/toasts/toasts';
import { RecipePageDocument } from '../../generated';
import type { RecipePageInput, RecipePageQuery } from '../../generated';
import { downloadRecipes } from '../model/export-recipes';
import type { RecipeCard as Card } from '../model/types';
import { useFamilyTags } from '../model/use-suggestions';
import { warningLines } from '../model/warnings';
import { EmptyPot } from './empty-pot';
import { FilterRow, NO_FILTERS } from './filters';
import { ListSkeleton } from './list-skeleton';
import { RecipeCard } from './recipe-card';
import type { CardActions } from './recipe-card';
import classes from './recipe-list.module.css';
import { useRecipePage } from './use-recipe-pages';

const texts = t.recipes;

/** The recipes of the family as cards, with search, filters and order. */
export function RecipeList({
  onAdd,
  onIdeas,
  ...actions
}: CardActions & { onAdd: () => void; /** AI Suggestions. */ onIdeas: () => void }) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const { page, of, isOld, isFiltered, error, retry } = useRecipePage(filters);
  const tags = useFamilyTags();
  const isMobile = useIsMobile();
  const addButton = (
    <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
      {texts.add}
    </Button>
  );
  const ideasButton = (
    <Button variant="outlined" startIcon={<Sparkles size={18} aria-hidden />} onClick={onIdeas}>
      {ideas.ideas.button}
    </Button>
  );
  const hasNone = page?.totalOfFamily === 0;
  return (
    <>
      <HeaderActions>
        {ideasButton}
        {addButton}
      </HeaderActions>
      {!hasNone && (
        <FilterRow
          filters={filters}
          tags={tags}
          onChange={(changed) => setFilters((before) => ({ ...before, ...changed }))}
        />
      )}
      <div className={classes['head']}>
        <h2>{texts.title}</h2>
        {page && (
          <span className={classes['count']} role="status">
            <Chip small>
              <span aria-hidden>{page.total}</span>
              <span className={classes['total']}>{texts.count(page.total)}</span>
            </Chip>
          </span>
        )}
        {page && !hasNone && <ExportButton isSmall={isMobile} />}
        {isMobile && page && !hasNone && addButton}
      </div>
      {isMobile && <div className={classes['ideas']}>{ideasButton}</div>}
      {!page ? (
        error ? (
          <ListFailed error={error} onRetry={retry} />
        ) : (
          <ListSkeleton />
        )
      ) : page.items.length === 0 ? (
        <EmptyState
          title={texts.none}
          text={isFiltered ? texts.noneFits : texts.noneYet}
          drawing={<EmptyPot />}
          action={
            isFiltered ? (
              <Button variant="outlined" onClick={() => setFilters(({ order }) => ({ ...NO_FILTERS, order }))}>
                {texts.clear}
              </Button>
            ) : (
              addButton
            )
          }
        />
      ) : (
        <div className={classes['found']} aria-busy={isOld}>
          <Cards recipes={page.items} from={0} {...actions} />
          {page.nextCursor && (
            <MoreRecipes
              // other filters reset the number of pages
              key={JSON.stringify(of)}
              of={of}
              page={page}
              from={page.items.length}
              {...actions}
            />
          )}
        </div>
      )}
    </>
  );
}

/** All recipes as one file, for other programs. */
function ExportButton({ isSmall }: { isSmall: boolean }) {
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadRecipes();
    } catch (thrown) {
      toasts.retry(thrown instanceof Error ? thrown.message : texts.exportFailed, () => void save());
    } finally {
      setBusy(false);
    }
  };
  const given = { disabled: isBusy, title: texts.exportHint, onClick: () => void save() };
  return isSmall ? (
    <IconButton {...given} aria-label={texts.export}>
      <Download size={20} aria-hidden />
    </IconButton>
  ) : (
    <Button {...given} size="small" color="inherit" startIcon={<Download size={16} aria-hidden />}>
      {texts.export}
    </Button>
  );
}

function Cards({ recipes, from, ...actions }: CardActions & { recipes: readonly Card[]; from: number }) {
  const family = useFamily();
  return (
    <ul className={classes['grid']}>
      {recipes.map((recipe, index) => (
        <li key={recipe.id}>
          <RecipeCard
            recipe={recipe}
            index={from + index}
            warnings={warningLines(recipe, family).map(({ text }) => text)}
            {...actions}
          />
        </li>
      ))}
    </ul>
  );
}

type MoreProps = CardActions & {
  of: RecipePageInput;
  /** The previous page. */
  page: RecipePageQuery['recipePage'];
  /** The number of recipes above. */
  from: number;
};

/** The next page, on request. Each is a separate query, so that live changes reach all of them. */
function MoreRecipes(props: MoreProps) {
  const [wanted, setWanted] = useState(false);
  const { page, from } = props;
  if (wanted) return <NextPage {...props} />;
  return (
    <div className={classes['more']}>
      <Button variant="outlined" onClick={() => setWanted(true)}>
        {texts.more}
      </Button>
      {texts.shown(from, page.total)}
    </div>
  );
}

function NextPage({ of, page: before, from, ...actions }: MoreProps) {
  const { data, previousData, error, loading, refetch } = useQuery(RecipePageDocument, {
    variables: { of, after: before.nextCursor },
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.recipePage;
  if (!page)
    return (
      <div className={classes['more']}>
        {error && !loading ? (
          <Button variant="outlined" onClick={() => void refetch().catch(() => undefined)}>
            {t.common.tryAgain}
          </Button>
        ) : (
          <Spinner label={texts.loading} />
        )}
      </div>
    );
  return (
    <>
      <Cards recipes={page.items} from={from} {...actions} />
      {page.nextCursor && <MoreRecipes of={of} page={page} from={from + page.items.length} {...actions} />}
    </>
  );
}

/** Why the list could not be loaded. */
function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code } = toPublicError(error);
  return code === 'NOT_AVAILABLE_OFFLINE' ? (
    <EmptyState title={texts.offline} text={texts.offlineText} drawing={<Unplugged />} />
  ) : (
    <ErrorState title={texts.failed} text={texts.failedText} onRetry={onRetry} />
  );
}
