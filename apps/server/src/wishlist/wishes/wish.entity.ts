import type { CalendarDate } from '@homefold/domain';
import type { WishCategory } from '@homefold/domain/wishlist';
import { Column, Entity } from 'typeorm';
import { StoredRecord } from '../../platform/records';

/** The part of a wish that is visible to the whole family. What is hidden from the wisher is in `surprise/`. */
@Entity('wish')
export class WishEntity extends StoredRecord {
  /** Membership id of the wisher. */
  @Column({ name: 'member_id', type: 'uuid' })
  memberId!: string;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text', nullable: true })
  notes!: string | null;

  @Column({ type: 'text' })
  category!: WishCategory;

  /** In the smallest unit of the family's currency. */
  @Column({
    type: 'bigint',
    nullable: true,
    // the driver returns bigint as text; every price is within the safe integers
    transformer: {
      from: (price: string | null) => (price === null ? null : Number(price)),
      to: (price: number | null) => price,
    },
  })
  price!: number | null;

  @Column({ type: 'text', nullable: true })
  link!: string | null;

  /** A path on this server. */
  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl!: string | null;

  @Column({ name: 'image_width', type: 'integer', nullable: true })
  imageWidth!: number | null;

  @Column({ name: 'image_height', type: 'integer', nullable: true })
  imageHeight!: number | null;

  @Column({ name: 'wanted_by', type: 'date', nullable: true })
  wantedBy!: CalendarDate | null;

  @Column({ type: 'text', nullable: true })
  occasion!: string | null;

  @Column({ name: 'is_owned', type: 'boolean' })
  isOwned!: boolean;

  @Column({ name: 'archived_year', type: 'integer', nullable: true })
  archivedYear!: number | null;

  /** Position among the wishes of its member, the strongest first. */
  @Column({ type: 'integer' })
  position!: number;

  /** Of an open or revealed purchase. */
  @Column({ name: 'purchased_at', type: 'timestamptz', nullable: true })
  purchasedAt!: Date | null;

  /** The member who bought it. */
  @Column({ name: 'purchased_by', type: 'uuid', nullable: true })
  purchaserId!: string | null;

  /** The person outside the family who took it. */
  @Column({ name: 'taken_by', type: 'text', nullable: true })
  takenBy!: string | null;

  /** Whether the purchase is a revealed surprise: then the shares are visible as well. */
  @Column({ name: 'was_surprise', type: 'boolean' })
  wasSurprise!: boolean;
}
