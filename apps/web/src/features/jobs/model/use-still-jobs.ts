import { useApolloClient } from '@apollo/client/react';
import { useStill } from '../../../ui/lists/use-rest';
import { JobFieldsFragmentDoc } from '../generated';
import { createContext, useContext } from 'react';
import type { Board, Job, JobPage } from './types';

/** Whether ticked jobs of the page are resting in their places. */
const RestingContext = createContext(false);
export const RestingProvider = RestingContext.Provider;

/** The jobs of a list that stands still, each as it is now. */
function useAsTheyAre(): (jobs: readonly Job[]) => Job[] {
  const { cache } = useApolloClient();
  return (jobs) =>
    jobs.map((job) => {
      const id = `Job:${job.id}`;
      const stored = cache.readFragment(
        { id, fragment: JobFieldsFragmentDoc, fragmentName: 'JobFields' },
        // with changes that the server has not answered yet
        true,
      );
      return (stored as Job | null) ?? job;
    });
}

/** A page of jobs in which ticked ones rest before they leave. */
export function useStillPage<Page extends Pick<JobPage, 'items'>>(page: Page | undefined): Page | undefined {
  const isResting = useContext(RestingContext);
  const asTheyAre = useAsTheyAre();
  const shown = useStill(page, isResting);
  return shown && isResting ? { ...shown, items: asTheyAre(shown.items) } : shown;
}

/** The same of a whole board. @param of what tells one board from another */
export function useStillBoard(board: Board | null, isResting: boolean, of = ''): Board | null {
  const asTheyAre = useAsTheyAre();
  const shown = useStill(board, isResting, of);
  if (!shown || !isResting) return shown;
  const still = (page: JobPage): JobPage => ({ ...page, items: asTheyAre(page.items) });
  return { ...shown, today: still(shown.today), upcoming: still(shown.upcoming), done: still(shown.done) };
}
