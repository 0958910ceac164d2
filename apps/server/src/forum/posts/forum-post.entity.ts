import type { ForumCategory, ForumTemplateName } from '@homefold/domain/forum';
import { Column, Entity } from 'typeorm';
import { StoredRecord } from '../../platform/records';
import type { StoredPicture } from '../pictures/forum-picture.types';

/** A post, or with a parent a reply to one. Its creator is its author. */
@Entity('forum_post')
export class ForumPostEntity extends StoredRecord {
  /** The post that a reply belongs to; null for a post. */
  @Column({ name: 'parent_id', type: 'uuid', nullable: true })
  parentId!: string | null;

  @Column({ type: 'text', nullable: true })
  title!: string | null;

  @Column({ type: 'text' })
  content!: string;

  /** The content as plain text, for the search. */
  @Column({ type: 'text' })
  words!: string;

  @Column({ name: 'stored_pictures', type: 'jsonb' })
  storedPictures!: StoredPicture[];

  @Column({ type: 'text', nullable: true })
  category!: ForumCategory | null;

  @Column({ type: 'text', nullable: true })
  template!: ForumTemplateName | null;

  @Column({ name: 'pinned_at', type: 'timestamptz', nullable: true })
  pinnedAt!: Date | null;

  /** When its text was last changed. */
  @Column({ name: 'edited_at', type: 'timestamptz', nullable: true })
  editedAt!: Date | null;

  /** Whether it requests a confirmation from everyone that they have read it. */
  @Column({ name: 'asks_read_by', type: 'boolean' })
  asksReadBy!: boolean;
}
