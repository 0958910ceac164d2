import { columnTypes } from './parsers';

/**
 * Defaults of every connection. A statement that runs for 30 seconds is a bug, and an abandoned transaction would hold
 * its locks forever.
 */
export const connectionOptions = {
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  // Statements are pipelined, not sent after the previous answer (docs/decisions/performance.md).
  pipeline: true,
  types: columnTypes,
} as const;

/**
 * TypeORM options of a pool.
 *
 * @param onLost called when an idle connection breaks
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
