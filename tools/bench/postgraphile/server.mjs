/** PostGraphile 5 with its documented production settings: no watching, no GraphiQL, no explain. */
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { grafserv } from 'postgraphile/grafserv/node';

const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ['public', 'bench'],
      poolConfig: { max: 12 },
    }),
  ],
  // plain lists, which cost less than connections
  schema: { defaultBehavior: '-connection +list' },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false },
};

const server = createServer();
await postgraphile(preset).createServ(grafserv).addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send('ready'));
process.once('disconnect', () => process.exit());
