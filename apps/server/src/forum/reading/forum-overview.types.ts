import { ObjectType } from '@nestjs/graphql';
import type { ForumCategory as Category } from '@homefold/domain/forum';
import { EnumField, IntField, MomentField, ObjectField } from '../../platform/fields';
import { ForumCategory } from '../forum-enums';

@ObjectType({ description: 'How many posts are about something.' })
export class ForumCategoryCount {
  @EnumField(ForumCategory, 'What they are about.')
  category!: Category;

  @IntField('How many there are.')
  count!: number;

  @IntField('How many of them are new to the caller, or have replies that are; 100 stands for that many or more.')
  unread!: number;
}

@ObjectType({ description: 'The figures of the forum for one member.' })
export class ForumOverview {
  @IntField('How many posts there are.')
  total!: number;

  @IntField('How many are pinned.')
  pinned!: number;

  @IntField('How many are new to the caller, or have replies that are; 100 stands for that many or more.')
  unread!: number;

  @IntField('How many the caller has saved.')
  saved!: number;

  @IntField('How many the caller has written.')
  mine!: number;

  @ObjectField(() => ForumCategoryCount, 'All six categories, in the order of the filters.', { list: true })
  categories!: ForumCategoryCount[];

  @MomentField('When the previous visit ended; null on the first visit.', {
    nullable: true,
  })
  lastVisitAt!: Date | null;
}
