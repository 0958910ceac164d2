import { Injectable } from '@nestjs/common';
import { FamilyMembers } from '../families';
import type { FamilyViewer } from '../platform/auth';
import { invalid, notFound } from '../platform/errors';
import type { CalendarEventChanges } from './calendar.inputs';

/** Most people on one event; the table checks it too. */
const MAX_PEOPLE = 50;

/** Whom an event concerns, found by ids or by names. */
@Injectable()
export class EventPeople {
  constructor(private readonly members: FamilyMembers) {}

  /**
   * The members of an event, in the order in which they were named, each once; none is the whole family. Who is on the
   * event already stays, also after leaving; nobody who has left is put on one anew.
   *
   * @param current who is on it now
   * @throws DomainError NOT_FOUND for an id that is no member, INVALID (field `who`) for a name that nobody or more than
   *   one has, INVALID (field `whoMemberIds`) for more than 50
   */
  async idsOf(
    viewer: FamilyViewer,
    { who, whoMemberId, whoMemberIds }: CalendarEventChanges,
    current: readonly string[] = [],
  ): Promise<string[]> {
    if (whoMemberIds) return this.known(viewer, whoMemberIds, current);
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

  /** What a read answers can be sent back as it is. */
  private async named(viewer: FamilyViewer, who: string, current: readonly string[]): Promise<string[]> {
    if (current.length > 0) {
      const members = await this.members.listWithFormer(viewer);
      const names = current.map((id) => members.find((member) => member.id === id)?.displayName);
      if (names.join(', ') === who.trim()) return [...current];
    }
    return (await this.members.resolveAll(viewer, who, current)).map(({ id }) => id);
  }
}
