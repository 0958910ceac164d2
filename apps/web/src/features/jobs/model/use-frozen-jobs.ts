import { useApolloClient } from '@apollo/client/react';
import { useFrozen } from '../../../ui/lists/use-tick-delay';
import { JobFieldsFragmentDoc } from '../generated';
import { createContext, useContext } from 'react';
import type { Board, Job, JobPage } from './types';

/** Whether ticked jobs of the page are still in their places. */
const HoldingContext = createContext(false);
export const HoldingProvider = HoldingContext.Provider;

/** The jobs of a frozen list, each in its current state. */
function useAsTheyAre(): (jobs: readonly Job[]) => Job[] {
  const { cache } = useApolloClient();
  return (jobs) =>
    jobs.map((job) => {
      const id = `Job:${job.id}`;
      const stored = cache.readFragment(
        { id, fragment: JobFieldsFragmentDoc, fragmentName: 'JobFields' },
        // including changes that the server has not answered yet
        true,
      );
      return (stored as Job | null) ?? job;
    });
}

/** A page of jobs in which ticked ones stay in place before they move. */
export function useFrozenPage<Page extends Pick<JobPage, 'items'>>(page: Page | undefined): Page | undefined {
  const isHolding = useContext(HoldingContext);
  const asTheyAre = useAsTheyAre();
  const shown = useFrozen(page, isHolding);
  return shown && isHolding ? { ...shown, items: asTheyAre(shown.items) } : shown;
}

/** The same for a whole board. @param of identifies the board */
export function useFrozenBoard(board: Board | null, isHolding: boolean, of = ''): Board | null {
  const asTheyAre = useAsTheyAre();
  const shown = useFrozen(board, isHolding, of);
  if (!shown || !isHolding) return shown;
  const still = (page: JobPage): JobPage => ({ ...page, items: asTheyAre(page.items) });
  return { ...shown, today: still(shown.today), upcoming: still(shown.upcoming), done: still(shown.done) };
}
