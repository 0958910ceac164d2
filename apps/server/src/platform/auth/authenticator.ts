import { Injectable } from '@nestjs/common';
import { MembershipDirectory, TokenVerifier, type Principal, type RequestCredentials } from './ports';
import type { Viewer } from './viewer';

/** Turns a request's credential into the viewer; one identity check and one directory look-up. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly tokens: TokenVerifier,
    private readonly memberships: MembershipDirectory,
  ) {}

  /** @returns null without any credential. @throws DomainError on a bad one. */
  async viewer(credentials: RequestCredentials): Promise<Viewer | null> {
    const principal = await this.tokens.authenticate(credentials);
    return principal && this.refresh(principal);
  }

  /** The same caller with the family as it is now, for a socket that has been open for a while. */
  async refresh({ userId, sessionId, email, name }: Principal): Promise<Viewer> {
    const membership = await this.memberships.find(userId);
    return {
      userId,
      sessionId,
      email,
      name,
      familyId: membership?.familyId ?? null,
      membershipId: membership?.membershipId ?? null,
      role: membership?.role ?? null,
    };
  }
}
