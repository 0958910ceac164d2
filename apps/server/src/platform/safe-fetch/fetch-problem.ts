/** What can go wrong with somebody else's address, in the few kinds that a person can react to. */
export type FetchProblemKind = 'refused' | 'unreachable' | 'slow' | 'large' | 'redirects' | 'status' | 'unreadable';

/**
 * One text for everything that is refused before a connection is made, whatever the reason (a scheme, a port, a name that
 * does not exist, an address inside somebody's network): who tries addresses must not learn what there is behind this
 * server.
 */
export const REFUSED =
  'This address cannot be used. Please check it for typing mistakes: it has to be a public web address, such as https://… or webcal://…';

/** A page that could not be fetched. Its message is for people; it never quotes an address or an answer. */
export class FetchProblem extends Error {
  constructor(
    readonly kind: FetchProblemKind,
    message: string,
    /** Whether any of the request can have left: without a connection it cannot. */
    readonly isSent = false,
  ) {
    super(message);
    this.name = 'FetchProblem';
  }
}

export const refused = () => new FetchProblem('refused', REFUSED);
