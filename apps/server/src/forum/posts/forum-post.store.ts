import { Injectable } from '@nestjs/common';
import { excerptOf, nameOfPost } from '@homefold/domain/forum-text';
import { IsNull } from 'typeorm';
import { RecordStores, type RecordStore } from '../../activity';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import type { BinSource } from '../../platform/bin';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { conflict, notFound } from '../../platform/errors';
import { ForumPostEntity } from './forum-post.entity';
import { ForumPost } from './forum-post.types';
import { ForumPostsReader } from './forum-posts.reader';

/** As part of a sentence: "added the reply “To the sea” to the forum". */
const spokenName = (post: ForumPostEntity): string => {
  if (post.title !== null) return post.title;
  return post.parentId === null ? `“${nameOfPost(post)}”` : `the reply “${nameOfPost(post)}”`;
};

/** Whether the viewer may edit, delete and restore this member's posts and replies (product rule 4). */
export const mayChange = ({ membershipId, role }: FamilyViewer, authorId: string): boolean =>
  authorId === membershipId || role === 'admin';

/** The rows of posts and replies. */
@Injectable()
export class ForumPostStore {
  readonly scope: FeatureScope;
  readonly records: RecordStore<ForumPostEntity>;
  /** Deleted posts and replies. */
  readonly bin: BinSource;

  constructor(stores: RecordStores, db: Database, access: FeatureAccess, reader: ForumPostsReader) {
    this.scope = featureScope(access, db, 'forum');
    this.records = stores.of({
      resource: 'forum_post',
      noun: 'post',
      entity: ForumPostEntity,
      shown: { type: ForumPost, select: (viewer, ids) => reader.some(viewer, ids) },
      describe: (post, type) => ({
        title: spokenName(post),
        ...(type === 'created' && post.parentId !== null && { sentence: `replied “${nameOfPost(post)}” in the forum` }),
        data: { postId: post.parentId ?? post.id },
      }),
      scope: this.scope,
    });
    this.bin = this.records.bin<{ title: string | null; content: string }>({
      columns: 't.title, t.content',
      seenBy: '$7 or created_by = $6',
      restoring: async (viewer, { createdBy, parentId }) => {
        if (!mayChange(viewer, createdBy)) throw notFound('Post');
        if (parentId !== null && !(await this.records.rows.find(viewer, parentId, { deletedAt: IsNull() })))
          throw conflict('CONFLICT', 'This is a reply to a deleted post. Restore the post first.');
      },
      describe: (post) => ({ title: nameOfPost(post), detail: excerptOf(post.content), emoji: null }),
    });
  }
}
