import type { ApolloClient } from '@apollo/client';
import { refetchFields, registerLive } from '../../../graphql/live-registry';

/** Every answer of the server that shows jobs. */
const JOB_FIELDS = ['jobBoard', 'jobs', 'job', 'jobPoints'] as const;

/** After a refusal: what is on screen is not what is there. */
export const refetchJobs = (client: ApolloClient): Promise<void> => refetchFields(client, new Set(JOB_FIELDS));

// points are counted by the server: where a change moves some, `placeJob` leaves all of it to the live message
registerLive({ type: 'todo', typename: 'Job', fields: JOB_FIELDS, answered: JOB_FIELDS });
registerLive({ type: 'job_approver', fields: ['jobPoints'] });
// a member has another name or picture, another zone has another today
registerLive({ type: 'family_member', fields: JOB_FIELDS });
registerLive({ type: 'family', fields: JOB_FIELDS });
