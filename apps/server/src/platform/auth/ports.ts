import type { IncomingHttpHeaders } from 'node:http';
import type { MemberRole } from '@homefold/domain';

/** Who a credential speaks for, before the family is known. */
export interface Principal {
  userId: string;
  sessionId: string;
  email: string;
  name: string;
}

/** How a credential came in: cookies need a same-origin check on writes, bearer tokens do not. */
export interface RequestCredentials {
  headers: IncomingHttpHeaders;
  /** Upper-case HTTP method; `GET` for a socket. */
  method: string;
}

/** Whom a credential names, while its session is still being looked up. */
export interface Claim {
  userId: string;
  /** @throws DomainError UNAUTHENTICATED when the session is over */
  principal: Promise<Principal>;
}

/** Port to the identity provider. */
export abstract class TokenVerifier {
  /**
   * @returns the principal, or null when the request carries no credential at all.
   * @throws DomainError UNAUTHENTICATED for a credential that is not valid, FORBIDDEN for a cross-site cookie write.
   */
  abstract authenticate(credentials: RequestCredentials): Promise<Principal | null>;

  /** The same, as soon as the user is known: what else depends on the user can be looked up beside the session. */
  async claim(credentials: RequestCredentials): Promise<Claim | null> {
    const principal = await this.authenticate(credentials);
    return principal && { userId: principal.userId, principal: Promise.resolve(principal) };
  }
}

export interface MembershipRef {
  familyId: string;
  membershipId: string;
  role: MemberRole;
}

/** Port to the families domain: which family a user belongs to, if any. Asked once per request. */
export abstract class MembershipDirectory {
  abstract find(userId: string): Promise<MembershipRef | null>;
}
