import type { Wish } from '../model/types';

/** The actions on a wish, wherever it is shown. */
export interface WishActions {
  onRead: (wish: Wish) => void;
  onEdit: (wish: Wish) => void;
  /** Marks it as purchased after a confirmation; cancels a purchase immediately. */
  onTick: (wish: Wish) => void;
  /** Marks it as already owned, or as wanted again. */
  onOwn: (wish: Wish) => void;
  /** Archives it under this year, or restores it. */
  onArchive: (wish: Wish) => void;
  /** Deletes it after a confirmation. */
  onDelete: (wish: Wish) => void;
}
