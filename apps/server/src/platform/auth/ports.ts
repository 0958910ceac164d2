import type { IncomingHttpHeaders } from 'node:http';
import type { MemberRole } from '@homefold/domain';

/** The authenticated user, before the family is known. */
export interface Principal {
  userId: string;
  sessionId: string;
  email: string;
  name: string;
}

/** How the credential was sent: writes by cookie need a same-origin check, writes by bearer token do not. */
export interface RequestCredentials {
  headers: IncomingHttpHeaders;
  /** Upper-case HTTP method; `GET` for a socket. */
  method: string;
}

/** The user a credential names, while its session is still being looked up. */
export interface Claim {
  userId: string;
  /** @throws DomainError UNAUTHENTICATED when the session has ended */
  principal: Promise<Principal>;
}

/** Port to the identity provider. */
export abstract class TokenVerifier {
  /**
   * @returns the principal, or null when the request carries no credential at all.
   * @throws DomainError UNAUTHENTICATED for a credential that is not valid, FORBIDDEN for a cross-site cookie write.
   */
  abstract authenticate(credentials: RequestCredentials): Promise<Principal | null>;

  /**
   * The same principal, if the session goes on: for connections that outlive the credential they were opened with.
   *
   * @throws DomainError UNAUTHENTICATED when it has ended
   */
  abstract recheck(principal: Principal): Promise<Principal>;

  /** Resolves as soon as the user is known, so that dependent look-ups can run in parallel with the session check. */
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

/** Port to the families domain: the user's family, if any. Called once per request. */
export abstract class MembershipDirectory {
  abstract find(userId: string): Promise<MembershipRef | null>;
}
