import { columnTypes } from './parsers';

/**
 * What every connection gets. A statement that runs for half a minute is a fault, and a transaction that nobody goes on
 * with would hold its locks for ever.
 */
export const connectionOptions = {
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  // Statements are sent as they come, not when the one before has its answer (docs/decisions/performance.md).
  pipeline: true,
  types: columnTypes,
} as const;

/**
 * TypeORM's options of a pool.
 *
 * @param onLost is told of a connection that broke while nobody used it
 */
export const sourceOptions = (url: string, poolSize: number, onLost: (error: Error) => void) => ({
  type: 'postgres' as const,
  url,
  synchronize: false,
  logging: false,
  poolSize,
  poolErrorHandler: onLost,
  extra: connectionOptions,
});
