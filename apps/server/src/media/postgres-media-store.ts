import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { Database, SystemPool, type ScopeOwner } from '../platform/database';
import { notFound } from '../platform/errors';
import type { EncodedImage } from './decode-image';
import { MediaStore, type StoredImage, imagePath, isPublicId, publicIdOf } from './media-store';

/** Images as rows: same transaction, backup and deletion as the records that show them (docs/decisions/images.md). */
@Injectable()
export class PostgresMediaStore extends MediaStore {
  constructor(
    private readonly db: Database,
    private readonly pool: SystemPool,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add(owner: ScopeOwner, { bytes, format, width, height }: EncodedImage): Promise<StoredImage> {
    const publicId = randomBytes(20).toString('base64url');
    await this.db.write(owner, () =>
      this.db.sql({
        name: 'media_add',
        text: `insert into media (id, owner_user_id, bytes, format, width, height, created_at)
               values ($1, $2, $3, $4, $5, $6, $7)`,
        values: [publicId, owner.userId, bytes, format, width, height, this.clock.now()],
      }),
    );
    return { publicId, width, height, format };
  }

  async read(publicId: string): Promise<{ bytes: Buffer; format: string } | null> {
    if (!isPublicId(publicId)) return null;
    const { rows } = await this.pool.query<{ bytes: Buffer; format: string }>({
      name: 'media_read',
      text: 'select bytes, format from media where id = $1',
      values: [publicId],
    });
    return rows[0] ?? null;
  }

  async attach(owner: ScopeOwner, publicId: string, use: 'profile' | 'family'): Promise<string> {
    const [found] = await this.db.sql({
      name: 'media_attach',
      text: `update media set attached_at = $3, family_id = $4
             where id = $1 and owner_user_id = $2 and attached_at is null returning id`,
      values: [publicId, owner.userId, this.clock.now(), use === 'family' ? owner.familyId : null],
    });
    if (!found) throw notFound('Image');
    return imagePath(publicId);
  }

  async remove(path: string | null | undefined, use: 'profile' | 'family'): Promise<void> {
    const publicId = publicIdOf(path);
    if (!publicId) return;
    await this.db.sql({
      name: 'media_remove',
      text: 'delete from media where id = $1 and (family_id is not null) = $2',
      values: [publicId, use === 'family'],
    });
  }

  async forgetUser(userId: string): Promise<void> {
    await this.db.sql({
      name: 'media_forget_own',
      text: 'delete from media where owner_user_id = $1 and family_id is null',
      values: [userId],
    });
    await this.db.sql({
      name: 'media_forget_name',
      text: 'update media set owner_user_id = null where owner_user_id = $1',
      values: [userId],
    });
  }

  async sweep(before: Date): Promise<number> {
    const { rowCount } = await this.pool.query('delete from media where attached_at is null and created_at < $1', [
      before,
    ]);
    return rowCount ?? 0;
  }
}
