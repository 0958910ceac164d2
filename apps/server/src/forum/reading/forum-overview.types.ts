import { ObjectType } from '@nestjs/graphql';
import type { ForumCategory as Category } from '@homefold/domain/forum';
import { EnumField, IntField, MomentField, ObjectField } from '../../platform/fields';
import { ForumCategory } from '../forum-enums';

@ObjectType({ description: 'The number of posts in a category.' })
export class ForumCategoryCount {
  @EnumField(ForumCategory, 'The category.')
  category!: Category;

  @IntField('Number of posts.')
  count!: number;

  @IntField('Number of posts that are unread by the caller or have unread replies; 100 means 100 or more.')
  unread!: number;
}

@ObjectType({ description: 'The counts of the forum for the caller.' })
export class ForumOverview {
  @IntField('Number of posts.')
  total!: number;

  @IntField('Number of pinned posts.')
  pinned!: number;

  @IntField('Number of posts that are unread by the caller or have unread replies; 100 means 100 or more.')
  unread!: number;

  @IntField('Number of posts that the caller has saved.')
  saved!: number;

  @IntField('Number of posts that the caller has written.')
  mine!: number;

  @ObjectField(() => ForumCategoryCount, 'All six categories, in the order of the filters.', { list: true })
  categories!: ForumCategoryCount[];

  @MomentField('When the previous visit ended; null on the first visit.', {
    nullable: true,
  })
  lastVisitAt!: Date | null;
}
