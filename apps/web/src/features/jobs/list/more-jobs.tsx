import { useQuery } from '@apollo/client/react';
import type { JobFilter, JobSection } from '@homefold/domain';
import { useState } from 'react';
import { t } from '../../../messages/jobs';
import { MoreJobsDocument } from '../generated';
import { MoreRows } from '../../../ui/lists/list-section';
import type { Job } from '../model/types';
import { useFrozenPage } from '../model/use-frozen-jobs';
import { JobRows } from './job-rows';

interface MoreProps {
  section: JobSection;
  filter: JobFilter;
  /** The cursor of the last page shown. */
  after: string;
  onRead: (job: Job) => void;
  onEdit: (job: Job) => void;
}

/** Loads the next page of a section. Each page is a separate query, so that live updates reach all of them. */
export function MoreJobs(props: MoreProps) {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <NextPage {...props} />;
  return <MoreRows state="closed" labels={t.jobs.more} onMore={() => setWanted(true)} />;
}

function NextPage({ section, filter, after, onRead, onEdit }: MoreProps) {
  const { data, previousData, error, loading, refetch } = useQuery(MoreJobsDocument, {
    variables: { section, filter, after },
    notifyOnNetworkStatusChange: true,
  });
  const page = useFrozenPage((data ?? previousData)?.jobs);
  if (!page)
    return (
      <MoreRows
        state={error && !loading ? 'failed' : 'loading'}
        labels={t.jobs.more}
        onMore={() => void refetch().catch(() => undefined)}
      />
    );
  return (
    <>
      <JobRows
        jobs={page.items}
        label={t.jobs.more.of(t.jobs.sections[section])}
        canMove={section !== 'done'}
        onRead={onRead}
        onEdit={onEdit}
      />
      {page.nextCursor && (
        <MoreJobs section={section} filter={filter} after={page.nextCursor} onRead={onRead} onEdit={onEdit} />
      )}
    </>
  );
}
