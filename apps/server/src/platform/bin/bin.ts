import { ObjectType } from '@nestjs/graphql';
import { IdField, MomentField } from '../fields';

/** How long deleted items can be restored. */
export const BIN_DAYS = 30;

const BIN_MS = BIN_DAYS * 86_400_000;

/** The moment from which an item deleted at `deletedAt` can no longer be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + BIN_MS);

/** Items deleted before this moment can no longer be restored. */
export const binHorizon = (now: Date): Date => new Date(now.getTime() - BIN_MS);

@ObjectType({ description: 'An item that was moved to the bin.' })
export class DeletedItem {
  @IdField('Its id, for `restoreFromBin`.')
  id!: string;

  @MomentField('Until when it can be restored.')
  restorableUntil!: Date;
}
