/** What can go wrong with an outside address, in the few kinds that a user can act on. */
export type FetchProblemKind = 'refused' | 'unreachable' | 'slow' | 'large' | 'redirects' | 'status' | 'unreadable';

/**
 * One message for everything refused before a connection is made, whatever the reason (scheme, port, unknown name,
 * internal address): probing addresses must not reveal the network behind this server.
 */
export const REFUSED =
  'This address cannot be used. Please check it for typing mistakes: it has to be a public web address, such as https://…';

/** A failed fetch. Its message is user-facing and never quotes an address or an answer. */
export class FetchProblem extends Error {
  constructor(
    readonly kind: FetchProblemKind,
    message: string,
    /** Whether any of the request may have been sent: without a connection it cannot. */
    readonly isSent = false,
  ) {
    super(message);
    this.name = 'FetchProblem';
  }
}

export const refused = () => new FetchProblem('refused', REFUSED);
