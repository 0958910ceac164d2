import { Injectable } from '@nestjs/common';
import { addDays } from '@homefold/domain';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import type { DigestDays, DigestItem, DigestPart, DigestSource } from '../../platform/digest';
import { KnownWishes, type WantedWish } from '../surprise/known-wishes';

/** Getting a present takes more than a week. */
const DAYS = 14;
/** Maximum lines in a mail. */
const MOST = 20;
const PATH = '/dashboard#wishlist';

/**
 * The wishlist section of the daily digest: the others' wishes that are due soon and not bought, as visible to
 * each reader. A reader's own wishes are never included.
 */
@Injectable()
export class WishDigest implements DigestSource {
  readonly name = 'wishlist';
  readonly feature = 'wishlist';

  constructor(
    private readonly db: Database,
    private readonly known: KnownWishes,
  ) {}

  async read(viewer: FamilyViewer, { today }: DigestDays): Promise<(membershipId: string) => DigestPart> {
    const known = await this.db.read(viewer, () => this.known.ofReaders(viewer, today, addDays(today, DAYS)));
    return (membershipId) => {
      const { wished, wanted } = known.get(membershipId) ?? { wished: 0, wanted: [] };
      return {
        sections: [
          {
            order: 40,
            title: 'Wished for soon',
            byDay: true,
            items: wanted.slice(0, MOST).map(itemOf),
            total: wanted.length,
            link: { label: 'The wishlist', path: PATH },
          },
        ],
        counts: { wishlistItems: wished },
      };
    };
  }
}

const itemOf = ({ id, title, wantedBy, occasion, memberId }: WantedWish): DigestItem => ({
  ...{ date: wantedBy, time: null, isAllDay: true, title, note: occasion, memberIds: [memberId] },
  // no reason for a mail on its own, or there would be one every morning for two weeks
  isIncidental: true,
  path: `${PATH}/${id}`,
});
