import { ApolloLink, Observable } from '@apollo/client';

/**
 * Sends changes of one kind to one record one after the other. Each is shown at once; without this a second request
 * could overtake the first, and the server would end up in the opposite state of what is shown.
 */
export function makeInOrder(): ApolloLink {
  const latest = new Map<string, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const { operationType, operationName, variables } = operation;
    if (operationType !== 'mutation' || typeof variables['id'] !== 'string') return forward(operation);
    const key = `${operationName} ${variables['id']}`;
    return new Observable((observer) => {
      const earlier = latest.get(key);
      let end: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => {
        end = () => {
          if (latest.get(key) === ended) latest.delete(key);
          resolve();
        };
      });
      latest.set(key, ended);
      let stop: () => void = () => undefined;
      let isStopped = false;
      const send = (): void => {
        if (isStopped) return;
        const request = forward(operation).subscribe(observer);
        stop = () => request.unsubscribe();
      };
      if (earlier) void earlier.then(send);
      else send();
      return () => {
        isStopped = true;
        stop();
        // After an answer, a failure, or an unsubscription.
        void (earlier ?? Promise.resolve()).then(end);
      };
    });
  });
}
