import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import {
  DateField,
  FlagField,
  IdField,
  IntField,
  MomentField,
  ObjectField,
  TextField,
  restAnswer,
} from '../platform/fields';
import { pageType } from '../platform/pages';

@ObjectType({ description: 'An item in the bin.' })
export class BinItem {
  @IdField('Id of the item, unique within its type.', { rest: 'Id of the item.' })
  id!: string;

  @TextField('Type of the item, e.g. calendar_event.', {
    rest: { description: 'Type of the item.', example: 'calendar_event' },
  })
  type!: string;

  @TextField('Its title.')
  title!: string;

  @TextField('Distinguishes it from others with the same title: "Tue 20 October, every week".', {
    rest: { description: 'Distinguishes it from others with the same title.', example: 'Tue 20 October, every week' },
  })
  detail!: string;

  @TextField('One emoji shown with the title.', { nullable: true })
  emoji!: string | null;

  @MomentField('When it was deleted.', { rest: 'When it was deleted, ISO 8601.' })
  deletedAt!: Date;

  @IdField('The member who deleted it.', {
    rest: { name: 'deleted_by', description: 'Membership id of the member who deleted it.' },
  })
  deletedByMemberId!: string;

  @TextField('Their current display name, also after they left.', { rest: 'Their current display name.' })
  deletedByName!: string;

  @MomentField('When it will be deleted permanently; until then it can be restored.', {
    rest: 'When it will be deleted permanently, ISO 8601; until then it can be restored.',
  })
  restorableUntil!: Date;

  @FlagField('Whether you may delete it permanently: only admins may.', { rest: false })
  mayDeleteForever!: boolean;
}

/** An item of the bin in the REST answer. */
export class RestBinItem extends restAnswer(BinItem) {}

@ObjectType({ description: 'A page of the bin, newest first.' })
export class BinPage extends pageType(() => BinItem, 'The items of this page.') {
  @IntField('Total number of items in the bin.')
  total!: number;
}

@ObjectType({ description: 'An item restored from the bin.' })
export class RestoredItem {
  @FlagField('Always true; errors have another status.', { graphql: false, rest: { example: true } })
  success?: true;

  @IdField('Id of the item.')
  id!: string;

  @TextField('Type of the item, e.g. calendar_event.', {
    rest: { description: 'Type of the item.', example: 'calendar_event' },
  })
  type!: string;

  @TextField('Title.')
  title!: string;

  @DateField('For calendar events: the day to show; for a series the next occurrence.', {
    nullable: true,
    rest: 'For calendar events: the day to show.',
  })
  date!: CalendarDate | null;
}

/** A restored item in the REST answer. */
export class RestRestored extends restAnswer(RestoredItem) {}

/** A page of the bin in the REST answer. */
export class RestBinPage {
  @ObjectField(() => RestBinItem, 'Newest first.', { list: true })
  items!: RestBinItem[];

  @IntField('Total number of items in the bin.')
  total!: number;

  @TextField('Pass as `after` for the next page; null on the last page.', { nullable: true })
  next_cursor!: string | null;
}
