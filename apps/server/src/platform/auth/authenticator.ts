import { Injectable } from '@nestjs/common';
import {
  MembershipDirectory,
  TokenVerifier,
  type MembershipRef,
  type Principal,
  type RequestCredentials,
} from './ports';
import type { Viewer } from './viewer';

/** Turns a request's credential into the viewer; an identity check and a directory look-up, side by side. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly tokens: TokenVerifier,
    private readonly memberships: MembershipDirectory,
  ) {}

  /** @returns null without any credential. @throws DomainError on a bad one. */
  async viewer(credentials: RequestCredentials): Promise<Viewer | null> {
    const claim = await this.tokens.claim(credentials);
    if (!claim) return null;
    const [principal, membership] = await Promise.all([claim.principal, this.memberships.find(claim.userId)]);
    return viewerOf(principal, membership);
  }

  /** The same caller with the family as it is now, for a socket that has been open for a while. */
  async refresh(principal: Principal): Promise<Viewer> {
    return viewerOf(principal, await this.memberships.find(principal.userId));
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
