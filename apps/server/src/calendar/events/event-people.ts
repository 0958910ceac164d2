import { Injectable } from '@nestjs/common';
import { FamilyMembers } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { invalid, notFound } from '../../platform/errors';
import type { CalendarEventChanges } from './calendar.inputs';

/** Most people per event; also enforced by a database constraint. */
const MAX_PEOPLE = 50;

/** Resolves the people an event concerns, from ids or names. */
@Injectable()
export class EventPeople {
  constructor(private readonly members: FamilyMembers) {}

  /**
   * The members of an event, deduplicated, in the given order; an empty list means the whole family. Former members already
   * on the event stay, but cannot be added.
   *
   * @param stored the members of an event that is changed; of ids that are theirs and `who`, `who` counts
   * @throws DomainError NOT_FOUND for an id of no member, INVALID (field `who`) for an unknown or ambiguous name,
   *   INVALID (field `whoMemberIds`) for more than 50
   */
  async idsOf(
    viewer: FamilyViewer,
    { who, whoMemberId, whoMemberIds }: CalendarEventChanges,
    stored?: readonly string[],
  ): Promise<string[]> {
    const current = stored ?? [];
    // an event sent back whole names its people twice, and the documented field is the one that a client changes
    const isRenamed = who !== undefined && whoMemberIds?.join() === stored?.join();
    if (whoMemberIds && !isRenamed) return this.known(viewer, whoMemberIds, current);
    if (whoMemberId) return this.known(viewer, [whoMemberId], current);
    if (who?.trim()) return this.named(viewer, who, current);
    return [who, whoMemberId, whoMemberIds].every((given) => given === undefined) ? [...current] : [];
  }

  private async known(viewer: FamilyViewer, given: readonly string[], current: readonly string[]): Promise<string[]> {
    const ids = [...new Set(given.map((id) => id.toLowerCase()))];
    if (ids.length > MAX_PEOPLE) throw invalid('whoMemberIds', `Choose at most ${MAX_PEOPLE} people`);
    if (ids.length === 0) return ids;
    const members = await this.members.listWithFormer(viewer);
    const may = (id: string): boolean =>
      members.some((member) => member.id === id && (member.leftAt === null || current.includes(id)));
    if (!ids.every(may)) throw notFound('Member');
    return ids;
  }

  /** Accepts the `who` text that a read returns, unchanged. */
  private async named(viewer: FamilyViewer, who: string, current: readonly string[]): Promise<string[]> {
    if (current.length > 0) {
      const members = await this.members.listWithFormer(viewer);
      const names = current.map((id) => members.find((member) => member.id === id)?.displayName);
      if (names.join(', ') === who.trim()) return [...current];
    }
    return (await this.members.resolveAll(viewer, who, current)).map(({ id }) => id);
  }
}
