import { Client } from 'pg';

/** Transactions and settings are the gate's own cost, the same for every call. */
const overhead = /^\s*(start transaction|begin|commit|rollback|set |select set_config)/i;

/** Runs `fn` and returns the statements that this process sent to PostgreSQL meanwhile. In-process specs only. */
export async function statementsOf(fn: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const original = Client.prototype.query;
  const counted = function (this: Client, ...args: unknown[]): unknown {
    const [first] = args;
    const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
    if (text && !overhead.test(text)) seen.push(text);
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
