import { registerLive } from '../../../graphql/live/live-registry';

// For the dashboard and the menus; the forum's page has its own rules.
registerLive({ type: 'forum_post', fields: ['forumOverview'] });
