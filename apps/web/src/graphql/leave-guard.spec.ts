import { waitFor } from '@testing-library/react';
import { parse } from 'graphql';
import { domainError, graphqlHandler, network } from '../test/network';
import { makeClient } from './client';

const RENAME = parse('mutation { updateFamily(input: { name: "The Ashdowns" }) { id } }');
const FAMILY = parse('query { family { id } }');

const openClient = () => makeClient({ getToken: () => Promise.resolve('token'), onUnauthenticated: jest.fn() });

/** Whether the browser would ask for confirmation before leaving. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A client whose request stays pending until `answer` is called. */
function slowly(field: string) {
  let answer = (_value: unknown): void => undefined;
  const waiting = new Promise((resolve) => (answer = resolve));
  const arrived = jest.fn(() => waiting);
  network.use(graphqlHandler({ [field]: arrived }));
  return {
    answer: (value: unknown) => answer(value),
    arrived: () => waitFor(() => expect(arrived).toHaveBeenCalled()),
  };
}

it.each([
  ['is saved', { id: 'family' }],
  ['is refused', domainError('FORBIDDEN', 'Only an admin may do that')],
])('the browser asks before it leaves until a change %s', async (_what, answer) => {
  const line = slowly('updateFamily');
  const [first, second] = [openClient(), openClient()].map((client) =>
    client.mutate({ mutation: RENAME, errorPolicy: 'all' }),
  );
  expect(asks()).toBe(true);
  await line.arrived();
  expect(asks()).toBe(true);
  line.answer(answer);
  await Promise.all([first, second]);
  expect(asks()).toBe(false);
});

it('no confirmation for a pending query, or for a change queued on the device', async () => {
  const question = slowly('family');
  const asked = openClient().query({ query: FAMILY });
  await question.arrived();
  expect(asks()).toBe(false);
  question.answer({ id: 'family' });
  await asked;

  const change = slowly('updateFamily');
  const sent = openClient().mutate({ mutation: RENAME, context: { kept: true } });
  await change.arrived();
  expect(asks()).toBe(false);
  change.answer({ id: 'family' });
  await sent;
});
