import type { ApolloClient } from '@apollo/client';
import { refetchFields, registerLive } from '../../../graphql/live/live-registry';

/** All root fields that return jobs. */
const JOB_FIELDS = ['jobBoard', 'jobs', 'job', 'jobPoints'] as const;

/** After a refusal: refetches what is on screen. */
export const refetchJobs = (client: ApolloClient): Promise<void> => refetchFields(client, new Set(JOB_FIELDS));

// points are computed by the server: for changes that affect them, `placeJob` leaves the update to the live message
registerLive({ type: 'todo', typename: 'Job', fields: JOB_FIELDS, answered: JOB_FIELDS });
registerLive({ type: 'job_approver', fields: ['jobPoints'] });
// members may change name or picture, and the family its time zone, which changes today's date
registerLive({ type: 'family_member', fields: JOB_FIELDS });
registerLive({ type: 'family', fields: JOB_FIELDS });
