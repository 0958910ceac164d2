import { Injectable } from '@nestjs/common';
import { cleanLine } from '@homefold/domain';
import { isPollClosed, pollProblem, voteProblem } from '@homefold/domain/forum';
import { FamilyChanges } from '../../activity';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors';
import { forumPersonColumns, forumPersonOf, type ForumPersonRow } from '../forum-person';
import type { ForumPostEntity } from '../posts/forum-post.entity';
import { ForumPostStore } from '../posts/forum-post.store';
import type { ForumPost } from '../posts/forum-post.types';
import { ForumPostsReader } from '../posts/forum-posts.reader';
import type { ForumPoll, ForumPollInput } from './forum-poll.types';

interface OptionRow extends Record<string, unknown> {
  postId: string;
  id: string;
  text: string;
  question: string | null;
  isMultiple: boolean;
  showsVoters: boolean;
  closesAt: Date | null;
}

interface VoteRow extends ForumPersonRow, Record<string, unknown> {
  postId: string;
  optionId: string;
}

type LockedPoll = Pick<OptionRow, 'isMultiple' | 'showsVoters' | 'closesAt'> & { options: { id: string }[] };

/** The polls in posts (docs/decisions/forum/polls.md). No other code reads who voted for what. */
@Injectable()
export class ForumPolls {
  constructor(
    private readonly store: ForumPostStore,
    private readonly reader: ForumPostsReader,
    private readonly changes: FamilyChanges,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Call inside the write scope of the post. @throws DomainError INVALID (field `poll.…`) */
  async add({ familyId }: FamilyViewer, post: ForumPostEntity, input: ForumPollInput): Promise<void> {
    const closesAt = input.closesAt ?? null;
    const question = cleanLine(input.question ?? '') || null;
    const options = input.options.map((option) => cleanLine(option) || null);
    const problem = pollProblem({ question, options, closesAt }, this.clock.now());
    if (problem) throw invalid(`poll.${problem.field}`, problem.message);
    await this.db.sql({
      name: 'forum_poll_add',
      text: `insert into forum_poll (family_id, post_id, question, is_multiple, shows_voters, closes_at)
             values ($1, $2, $3, $4, $5, $6)`,
      values: [familyId, post.id, question, input.isMultiple ?? false, input.showsVoters ?? true, closesAt],
    });
    await this.db.sql({
      name: 'forum_poll_option_add',
      text: `insert into forum_poll_option (family_id, post_id, position, text)
             select $1, $2, o.position, o.text from unnest($3::text[]) with ordinality o (text, position)`,
      values: [familyId, post.id, options],
    });
  }

  /** By post id. */
  of(caller: Viewer, postIds: readonly string[]): Promise<ReadonlyMap<string, ForumPoll>> {
    return this.store.scope.read(caller, async (viewer) => {
      const [options, votes] = await Promise.all([this.options(viewer, postIds), this.votes(viewer, postIds)]);
      const ids = [...new Set(options.map(({ postId }) => postId))];
      return new Map(
        ids.map((id) => [
          id,
          this.pollOf(
            viewer,
            options.filter(({ postId }) => postId === id),
            votes.filter(({ postId }) => postId === id),
          ),
        ]),
      );
    });
  }

  /**
   * Replaces the caller's votes. The poll is locked while the vote is checked, so that a concurrent vote and end
   * of the poll have a consistent outcome.
   *
   * @throws DomainError NOT_FOUND, INVALID (field `optionIds`), CONFLICT for a poll that has ended, FEATURE_LOCKED
   */
  vote(caller: Viewer, postId: string, optionIds: readonly string[]): Promise<ForumPost> {
    const chosen = [...new Set(optionIds.map((id) => id.toLowerCase()))];
    return this.store.scope.write(caller, async (viewer) => {
      const poll = await this.locked(viewer, postId);
      const problem = voteProblem(poll, chosen, this.clock.now());
      if (problem?.kind === 'closed') throw conflict('CONFLICT', problem.message);
      if (problem) throw invalid('optionIds', problem.message);
      if (await this.replace(viewer, postId, chosen)) await this.publish(viewer, postId, poll);
      return this.reader.get(viewer, postId);
    });
  }

  /** Ends a poll now. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT for one that has ended, FEATURE_LOCKED */
  close(caller: Viewer, postId: string): Promise<ForumPost> {
    return this.store.scope.write(caller, async (viewer) => {
      const post = await this.reader.get(viewer, postId);
      const poll = await this.locked(viewer, postId);
      if (!post.mayChange) throw forbidden('Only the author or a family admin can end this poll.');
      const now = this.clock.now();
      if (isPollClosed(poll, now)) throw conflict('CONFLICT', 'This poll has already ended.');
      await this.db.sql({
        name: 'forum_poll_close',
        text: 'update forum_poll set closes_at = $3 where family_id = $1 and post_id = $2',
        values: [viewer.familyId, postId, now],
      });
      await this.changes.publish(viewer, { type: 'forum_post', id: post.id, action: 'updated' });
      return this.reader.get(viewer, postId);
    });
  }

  private options({ familyId }: FamilyViewer, postIds: readonly string[]): Promise<OptionRow[]> {
    return this.db.sql<OptionRow>({
      name: 'forum_poll_options',
      text: `select p.post_id as "postId", p.question, p.is_multiple as "isMultiple", p.shows_voters as "showsVoters",
               p.closes_at as "closesAt", o.id, o.text
             from forum_poll p join forum_poll_option o on o.family_id = p.family_id and o.post_id = p.post_id
             where p.family_id = $1 and p.post_id = any($2::uuid[]) order by p.post_id, o.position`,
      values: [familyId, postIds],
    });
  }

  private votes({ familyId }: FamilyViewer, postIds: readonly string[]): Promise<VoteRow[]> {
    return this.db.sql<VoteRow>({
      name: 'forum_poll_votes',
      text: `select v.post_id as "postId", v.option_id as "optionId", ${forumPersonColumns('m')}
             from forum_poll_vote v join membership m on m.family_id = v.family_id and m.id = v.membership_id
             where v.family_id = $1 and v.post_id = any($2::uuid[]) order by v.created_at, m.joined_at, m.id`,
      values: [familyId, postIds],
    });
  }

  /** A poll as visible to one viewer; of a secret one only the counts and their own choice. */
  private pollOf({ membershipId }: FamilyViewer, options: readonly OptionRow[], votes: readonly VoteRow[]): ForumPoll {
    const [first] = options;
    if (!first) throw new Error('a poll without options');
    const { question, isMultiple, showsVoters, closesAt } = first;
    return {
      ...{ question, isMultiple, showsVoters, closesAt },
      isClosed: isPollClosed(first, this.clock.now()),
      voterCount: new Set(votes.map(({ memberId }) => memberId)).size,
      options: options.map(({ id, text }) => {
        const voters = votes.filter(({ optionId }) => optionId === id);
        return {
          ...{ id, text, votes: voters.length },
          own: voters.some(({ memberId }) => memberId === membershipId),
          voters: showsVoters ? voters.map(forumPersonOf) : [],
        };
      }),
    };
  }

  /** Locks and returns the poll of a post that is not deleted. @throws DomainError NOT_FOUND */
  private async locked(viewer: FamilyViewer, postId: string): Promise<LockedPoll> {
    await this.reader.get(viewer, postId);
    const [poll] = await this.db.sql<Omit<LockedPoll, 'options'>>({
      name: 'forum_poll_lock',
      text: `select is_multiple as "isMultiple", shows_voters as "showsVoters", closes_at as "closesAt"
             from forum_poll where family_id = $1 and post_id = $2 for update`,
      values: [viewer.familyId, postId],
    });
    if (!poll) throw notFound('Poll');
    return { ...poll, options: await this.options(viewer, [postId]) };
  }

  /** @returns whether anything was changed */
  private async replace(
    { familyId, membershipId }: FamilyViewer,
    postId: string,
    optionIds: readonly string[],
  ): Promise<boolean> {
    const taken = await this.db.sql({
      name: 'forum_poll_vote_remove',
      text: `delete from forum_poll_vote
             where family_id = $1 and post_id = $2 and membership_id = $3 and option_id <> all($4::uuid[]) returning 1`,
      values: [familyId, postId, membershipId, optionIds],
    });
    const given = await this.db.sql({
      name: 'forum_poll_vote_add',
      text: `insert into forum_poll_vote (family_id, post_id, membership_id, option_id, created_at)
             select $1, $2, $3, option_id, $5 from unnest($4::uuid[]) option_id on conflict do nothing returning 1`,
      values: [familyId, postId, membershipId, optionIds, this.clock.now()],
    });
    return taken.length + given.length > 0;
  }

  /** A live message names who made a change, unless votes are secret. */
  private publish(viewer: FamilyViewer, postId: string, { showsVoters }: LockedPoll): Promise<void> {
    const author = showsVoters ? viewer : { familyId: viewer.familyId, membershipId: null };
    return this.changes.publish(author, { type: 'forum_post', id: postId.toLowerCase(), action: 'updated' });
  }
}
