import {
  type ExecutionArgs,
  type ExecutionResult,
  type SubscriptionArgs,
  createSourceEventStream,
  execute,
  print,
} from 'graphql';

type Result = ExecutionResult | Promise<ExecutionResult>;

/** Results computed from a message, by subscription. Held only as long as the message. */
const made = new WeakMap<object, Map<string, Result>>();

/**
 * graphql-js's `subscribe`, except that a message for many sockets of a family is executed once per distinct
 * subscription, not once per socket. A message carries everything its fields need, and no subscription field depends on
 * the viewer.
 */
export async function subscribeShared(
  args: SubscriptionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const question = `${args.operationName ?? ''} ${JSON.stringify(args.variableValues ?? {})} ${print(args.document)}`;
  return answered(source as AsyncIterable<unknown>, question, args);
}

/** Not a generator: one that waits for its next message cannot be ended from outside. */
function answered(
  source: AsyncIterable<unknown>,
  question: string,
  args: ExecutionArgs,
): AsyncIterableIterator<ExecutionResult> {
  const messages = source[Symbol.asyncIterator]();
  const answer = async (next: IteratorResult<unknown>): Promise<IteratorResult<ExecutionResult>> =>
    next.done ? { value: undefined, done: true } : { value: await resultOf(next.value, question, args), done: false };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () => answer(await messages.next()),
    return: async () => {
      await messages.return?.();
      return { value: undefined, done: true };
    },
    throw: async (error: unknown) => {
      if (messages.throw) return answer(await messages.throw(error));
      throw error;
    },
  };
}

function resultOf(message: unknown, question: string, args: ExecutionArgs): Result {
  const run = () => execute({ ...args, rootValue: message }) as Result;
  if (typeof message !== 'object' || message === null) return run();
  const results = made.get(message) ?? new Map<string, Result>();
  made.set(message, results);
  const known = results.get(question) ?? run();
  results.set(question, known);
  return known;
}
