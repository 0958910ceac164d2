import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { Database, SystemPool, type ScopeOwner } from '../platform/database';
import { notFound } from '../platform/errors';
import type { EncodedImage } from './decode-image';
import type { SmallWidth } from './image-sizes';
import { MediaStore, type AttachedImage, type StoredImage, imagePath, isPublicId, publicIdOf } from './media-store';

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

  async add(owner: ScopeOwner, image: EncodedImage): Promise<StoredImage> {
    const { width, height, format } = image;
    const publicId = await this.db.write(owner, () => this.insert(image, { userId: owner.userId }));
    return { publicId, width, height, format };
  }

  async addShown(familyId: string, image: EncodedImage): Promise<AttachedImage> {
    const { width, height } = image;
    return { path: imagePath(await this.insert(image, { familyId })), width, height };
  }

  /** @param owner the uploader, or the family that shows it already @returns its id */
  private async insert(
    { bytes, format, width, height, copies }: EncodedImage,
    { userId = null, familyId = null }: { userId?: string | null; familyId?: string | null },
  ): Promise<string> {
    const publicId = randomBytes(20).toString('base64url');
    const now = this.clock.now();
    await this.db.sql({
      name: 'media_add',
      text: `insert into media (id, owner_user_id, family_id, bytes, format, width, height, created_at, attached_at,
               bytes_400, bytes_800)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      values: [
        ...[publicId, userId, familyId, bytes, format, width, height, now, familyId ? now : null],
        ...[copies[400] ?? null, copies[800] ?? null],
      ],
    });
    return publicId;
  }

  async read(publicId: string, width?: SmallWidth): Promise<{ bytes: Buffer; format: string } | null> {
    if (!isPublicId(publicId)) return null;
    const { rows } = await this.pool.query<{ bytes: Buffer; format: string }>({
      name: `media_read_${width ?? 'all'}`,
      text: `select ${width ? `coalesce(bytes_${width}, bytes) as bytes` : 'bytes'}, format from media where id = $1`,
      values: [publicId],
    });
    return rows[0] ?? null;
  }

  async attach(owner: ScopeOwner, publicId: string, use: 'profile' | 'family'): Promise<AttachedImage> {
    const [found] = await this.db.sql<{ width: number; height: number }>({
      name: 'media_attach',
      text: `update media set attached_at = $3, family_id = $4
             where id = $1 and owner_user_id = $2 and attached_at is null returning width, height`,
      values: [publicId, owner.userId, this.clock.now(), use === 'family' ? owner.familyId : null],
    });
    if (!found) throw notFound('Image');
    return { path: imagePath(publicId), ...found };
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
