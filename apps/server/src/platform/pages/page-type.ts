import { ObjectType } from '@nestjs/graphql';
import { ObjectField, TextField } from '../fields';
import type { Page } from './page';

/** A page as GraphQL answers it: `class PetPage extends pageType(() => Pet, 'The pets of this page.') {}`. */
export function pageType<Item extends object>(item: () => new () => Item, description: string): new () => Page<Item> {
  @ObjectType({ isAbstract: true })
  class PageType implements Page<Item> {
    @ObjectField(item, description, { list: true })
    items!: Item[];

    @TextField('Pass as `after` for the next page; null on the last page.', { nullable: true })
    nextCursor!: string | null;
  }
  return PageType;
}
