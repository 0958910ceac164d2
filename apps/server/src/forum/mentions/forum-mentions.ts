import { Injectable } from '@nestjs/common';
import { FORUM_LIMITS } from '@homefold/domain/forum';
import { mentionsIn, storedMentions, typedMentions, type MentionedMember } from '@homefold/domain/forum-text';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { forumPersonColumns, forumPersonOf, type ForumPerson, type ForumPersonRow } from '../forum-person';
import type { ForumPostEntity } from '../posts/forum-post.entity';
import { ForumPostStore } from '../posts/forum-post.store';

/** The members that a stored text mentions. A text that cannot contain a mention is not parsed. */
export const mentionedIn = (content: string): string[] =>
  content.includes('](member:') ? mentionsIn(content).slice(0, FORUM_LIMITS.mentions) : [];

/** A text with mentions, in stored and typed form. */
export interface MentioningText {
  stored: string;
  typed: string;
}

/** The mentions in posts and replies. */
@Injectable()
export class ForumMentions {
  constructor(
    private readonly store: ForumPostStore,
    private readonly db: Database,
  ) {}

  /**
   * A sent text in both forms: "@Rosa" mentions the member of that name. Call inside a scope.
   *
   * @param before the text that it replaces, which may mention people who have left the family since
   */
  async read({ familyId }: FamilyViewer, text: string, before = ''): Promise<MentioningText> {
    if (!text.includes('@')) return { stored: text, typed: text };
    const members = await this.db.sql<MentionedMember>({
      name: 'forum_mentionable',
      text: `select id, display_name as "displayName" from membership where family_id = $1 and left_at is null`,
      values: [familyId],
    });
    const stored = storedMentions(text, members, new Set(mentionsIn(before)));
    return { stored, typed: typedMentions(stored, members) };
  }

  /**
   * Stores whom the text mentions, and keeps it if an edit removes a mention, so that nobody is notified twice.
   * Call inside a write scope.
   *
   * @returns the members mentioned for the first time
   */
  async found({ familyId }: FamilyViewer, { id, content }: ForumPostEntity): Promise<string[]> {
    const ids = mentionedIn(content);
    if (ids.length === 0) return [];
    const added = await this.db.sql<{ memberId: string }>({
      name: 'forum_mention_add',
      text: `insert into forum_mention (family_id, post_id, membership_id)
             select $1, $2, m.id from membership m where m.family_id = $1 and m.id = any($3::uuid[])
             on conflict do nothing returning membership_id as "memberId"`,
      values: [familyId, id, ids],
    });
    return added.map(({ memberId }) => memberId);
  }

  /** Members by id, including former ones. */
  of(caller: Viewer, memberIds: readonly string[]): Promise<ReadonlyMap<string, ForumPerson>> {
    return this.store.scope.read(caller, async ({ familyId }) => {
      const rows = await this.db.sql<ForumPersonRow & Record<string, unknown>>({
        name: 'forum_mentioned',
        text: `select ${forumPersonColumns('m')} from membership m where m.family_id = $1 and m.id = any($2::uuid[])`,
        values: [familyId, memberIds],
      });
      return new Map(rows.map(forumPersonOf).map((person) => [person.memberId, person]));
    });
  }
}
