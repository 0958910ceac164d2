import { Injectable } from '@nestjs/common';
import {
  MembershipDirectory,
  TokenVerifier,
  type MembershipRef,
  type Principal,
  type RequestCredentials,
} from './ports';
import type { Viewer } from './viewer';

/** Resolves a request's credential to the viewer: identity check and directory look-up run in parallel. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly tokens: TokenVerifier,
    private readonly memberships: MembershipDirectory,
  ) {}

  /** @returns null without a credential. @throws DomainError for an invalid one. */
  async viewer(credentials: RequestCredentials): Promise<Viewer | null> {
    const claim = await this.tokens.claim(credentials);
    if (!claim) return null;
    const [principal, membership] = await Promise.all([claim.principal, this.memberships.find(claim.userId)]);
    return viewerOf(principal, membership);
  }

  /**
   * The same caller with their current family, for sockets that have been open for a while.
   *
   * @throws DomainError UNAUTHENTICATED when the session has ended
   */
  async refresh(viewer: Principal): Promise<Viewer> {
    return viewerOf(...(await Promise.all([this.tokens.recheck(viewer), this.memberships.find(viewer.userId)])));
  }
}

const viewerOf = ({ userId, sessionId, email, name }: Principal, membership: MembershipRef | null): Viewer => ({
  userId,
  sessionId,
  email,
  name,
  familyId: membership?.familyId ?? null,
  membershipId: membership?.membershipId ?? null,
  role: membership?.role ?? null,
});
