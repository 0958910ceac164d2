import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@homefold/domain';
import { FamilyChanges } from '../../activity';
import type { Viewer } from '../../platform/auth';
import { forbidden } from '../../platform/errors';
import { WishStore } from '../wishes/wish.store';
import { WishlistSettings } from './wishlist-settings';

/** Changes the day until which a family hides purchases. */
@Injectable()
export class WishlistSettingsService {
  constructor(
    private readonly store: WishStore,
    private readonly settings: WishlistSettings,
    private readonly changes: FamilyChanges,
  ) {}

  /** @throws DomainError FORBIDDEN for others than admins, INVALID (field `until`), FEATURE_LOCKED */
  hide(caller: Viewer, until: CalendarDate | null): Promise<CalendarDate | null> {
    return this.store.scope.write(caller, async (viewer) => {
      if (viewer.role !== 'admin') throw forbidden('Only admins change this.');
      await this.settings.hide(viewer, until);
      await this.changes.publish(viewer, { type: 'family', id: viewer.familyId, action: 'updated' });
      return this.settings.hideUntil(viewer);
    });
  }
}
