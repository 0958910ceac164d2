import { useQuery } from '@apollo/client/react';
import type { JobFilter, JobSection } from '@homefold/domain';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../messages/jobs';
import { MoreJobsDocument } from '../generated';
import type { Job } from '../model/types';
import { JobRows } from './job-rows';
import classes from './list.module.css';

interface MoreProps {
  section: JobSection;
  filter: JobFilter;
  /** The cursor of the last page shown. */
  after: string;
  onEdit: (job: Job) => void;
}

/** Loads the next page of a section. Each page is a separate query, so that live updates reach all of them. */
export function MoreJobs(props: MoreProps) {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <NextPage {...props} />;
  return (
    <div className={classes['more']}>
      <Button onClick={() => setWanted(true)}>{t.jobs.more.show}</Button>
    </div>
  );
}

function NextPage({ section, filter, after, onEdit }: MoreProps) {
  const { data, previousData, error, loading, refetch } = useQuery(MoreJobsDocument, {
    variables: { section, filter, after },
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.jobs;
  if (!page)
    return error && !loading ? (
      <p className={classes['more']} role="alert">
        {t.jobs.more.failed}
        <Button onClick={() => void refetch().catch(() => undefined)}>{t.common.tryAgain}</Button>
      </p>
    ) : (
      <p className={classes['more']} role="status">
        {t.jobs.more.loading}
      </p>
    );
  return (
    <>
      <JobRows
        jobs={page.items}
        label={t.jobs.more.of(t.jobs.sections[section])}
        canMove={section !== 'done'}
        onEdit={onEdit}
      />
      {page.nextCursor && <MoreJobs section={section} filter={filter} after={page.nextCursor} onEdit={onEdit} />}
    </>
  );
}
