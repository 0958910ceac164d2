import { Client } from 'pg';

/** Transactions and settings are the gate's own cost, the same for every call. */
const overhead = /^\s*(start transaction|begin|commit|rollback|set |select set_config)/i;

/** A statement or a batch of them, as it is handed to the driver. */
type Sent = { text?: string; texts?: string[] };

/** Runs `fn` and returns the statements that this process sent to PostgreSQL meanwhile. In-process specs only. */
export async function statementsOf(fn: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const original = Client.prototype.query;
  const counted = function (this: Client, ...args: unknown[]): unknown {
    const [first] = args;
    const { texts, text } = (typeof first === 'string' ? { text: first } : first) as Sent;
    seen.push(...(texts ?? [text ?? '']).filter((each) => each && !overhead.test(each)));
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
