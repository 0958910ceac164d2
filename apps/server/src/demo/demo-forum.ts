import { Injectable } from '@nestjs/common';
import {
  ForumConfirmations,
  ForumPolls,
  ForumPostsService,
  ForumReactionsService,
  ForumReadingService,
} from '../forum';
import type { Viewer } from '../platform/auth';
import { replayAt } from '../platform/clock';
import { forum, readUntil, type Said } from './demo-forum-script';
import type { HolderKey } from './demo-people';
import type { DemoTimes } from './demo-times';

/** The forum of the demo: what members write to each other, and what is new to the visitor. */
@Injectable()
export class DemoForum {
  constructor(
    private readonly posts: ForumPostsService,
    private readonly reactions: ForumReactionsService,
    private readonly reading: ForumReadingService,
    private readonly polls: ForumPolls,
    private readonly confirmations: ForumConfirmations,
  ) {}

  async fill(holders: ReadonlyMap<HolderKey, Viewer>, times: DemoTimes): Promise<void> {
    const viewerOf = (key: HolderKey): Viewer => holders.get(key) as Viewer;
    const react = async (id: string, { at, reactions = {} }: Said) => {
      for (const [by, type] of Object.entries(reactions) as [HolderKey, string][])
        await replayAt(times.instant(at), () => this.reactions.react(viewerOf(by), id, type, true));
    };
    for (const { post, replies, readBy = [], votes = {}, ...said } of forum) {
      const { id } = await replayAt(times.instant(said.at), () => this.posts.add(viewerOf(said.by), post));
      await react(id, said);
      for (const by of readBy)
        await replayAt(times.instant(said.at), () => this.confirmations.confirm(viewerOf(by), id));
      await replayAt(times.instant(said.at), () => this.vote(id, votes, viewerOf));
      for (const { content, ...answer } of replies) {
        const add = () => this.posts.reply(viewerOf(answer.by), id, { content });
        const reply = await replayAt(times.instant(answer.at), add);
        await react(reply.id, answer);
      }
    }
    const { by, at } = readUntil;
    await replayAt(times.instant(at), () => this.reading.read(viewerOf(by), null));
  }

  /** By the places of what each chooses. */
  private async vote(
    id: string,
    votes: NonNullable<(typeof forum)[number]['votes']>,
    viewerOf: (key: HolderKey) => Viewer,
  ): Promise<void> {
    for (const [by, chosen] of Object.entries(votes) as [HolderKey, readonly number[]][]) {
      const viewer = viewerOf(by);
      const options = (await this.polls.of(viewer, [id])).get(id)?.options ?? [];
      await this.polls.vote(
        viewer,
        id,
        chosen.flatMap((place) => options[place]?.id ?? []),
      );
    }
  }
}
