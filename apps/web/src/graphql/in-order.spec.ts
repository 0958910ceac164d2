import { ApolloClient, ApolloLink, InMemoryCache, Observable, gql } from '@apollo/client';
import { makeInOrder } from './in-order';

const TICK = gql`
  mutation Tick($id: ID!, $isDone: Boolean!) {
    tick(id: $id, isDone: $isDone)
  }
`;

/** A client whose server answers on command. */
function open() {
  const arrived: string[] = [];
  const answers: ((error?: Error) => void)[] = [];
  const server = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        arrived.push(`${variables['id']} ${variables['isDone']}`);
        answers.push((error) => {
          if (error) return observer.error(error);
          observer.next({ data: { tick: true } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([makeInOrder(), server]) });
  const tick = (id: string, isDone: boolean) => client.mutate({ mutation: TICK, variables: { id, isDone } });
  return { arrived, answers, tick };
}

it('sends a second change of a record after the first was answered, and others at once', async () => {
  const { arrived, answers, tick } = open();
  const first = tick('a', true);
  const second = tick('a', false);
  const other = tick('b', true);
  await Promise.resolve();
  expect(arrived).toEqual(['a true', 'b true']);
  answers[0]?.();
  await first;
  await new Promise((resolve) => setTimeout(resolve));
  expect(arrived).toEqual(['a true', 'b true', 'a false']);
  answers[1]?.();
  answers[2]?.();
  await Promise.all([second, other]);
  void tick('a', true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(arrived).toHaveLength(4);
});

it('continues after a failure', async () => {
  const { arrived, answers, tick } = open();
  const first = tick('a', true);
  const second = tick('a', false);
  await new Promise((resolve) => setTimeout(resolve));
  answers[0]?.(new TypeError('no network'));
  await expect(first).rejects.toThrow('no network');
  await new Promise((resolve) => setTimeout(resolve));
  answers[1]?.();
  await second;
  expect(arrived).toEqual(['a true', 'a false']);
});
