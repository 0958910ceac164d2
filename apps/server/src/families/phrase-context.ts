import { Injectable } from '@nestjs/common';
import { isLongerThan } from '@homefold/domain';
import type { FamilyViewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { invalid } from '../platform/errors';
import { FamilySettingsReader } from './family-settings';
import { FamilyMembers } from './members/family-members';

/** Longest accepted phrase, in graphemes. */
const MAX_PHRASE = 500;

/** Reads what a grammar needs to know about a family to understand a phrase; only current members are recognised. */
@Injectable()
export class PhraseContext {
  constructor(
    private readonly db: Database,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
  ) {}

  /**
   * @param now what "tomorrow" refers to
   * @throws DomainError INVALID (`text`) beyond 500 characters
   */
  async of(viewer: FamilyViewer, text: string, now = this.clock.now()) {
    if (isLongerThan(text, MAX_PHRASE)) throw invalid('text', `Write at most ${MAX_PHRASE} characters`);
    return this.db.read(viewer, async () => {
      const members = await this.members.list(viewer);
      const { timeZone, locale, country } = await this.families.settings(viewer);
      return { now, timeZone, locale, country, members, me: viewer.membershipId };
    });
  }
}
