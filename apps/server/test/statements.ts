import { Client } from 'pg';

/** Transactions and settings are the gate's own cost, the same for every call. */
const overhead = /^\s*(start transaction|begin|commit|rollback|set |select set_config)/i;

/** Background statements of a server: its queue (these begin with a comment), the job outbox, due work. */
const background = /^\s*--|\bjob_outbox\s+order by|^delete from job_outbox|^\s*select family_id as id from|^select 1$/i;

/** A statement or batch, as passed to the driver. */
type Sent = { text?: string; texts?: string[] };

const isAsked = (text: string): boolean => text !== '' && !overhead.test(text) && !background.test(text);

/** Runs `fn` and returns the statements that this process sent to PostgreSQL in the meantime. In-process specs only. */
export async function statementsOf(fn: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const original = Client.prototype.query;
  const counted = function (this: Client, ...args: unknown[]): unknown {
    const [first] = args;
    const { texts, text } = (typeof first === 'string' ? { text: first } : first) as Sent;
    seen.push(...(texts ?? [text ?? '']).filter(isAsked));
    return Reflect.apply(original as (...all: unknown[]) => unknown, this, args);
  };
  Object.assign(Client.prototype, { query: counted });
  try {
    await fn();
  } finally {
    Object.assign(Client.prototype, { query: original });
  }
  return seen;
}
