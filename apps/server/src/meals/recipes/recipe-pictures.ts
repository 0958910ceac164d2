import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MAX_RECIPE_PICTURE_BYTES, MediaService, MediaStore, publicIdOf } from '../../media';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { DomainError, invalid } from '../../platform/errors';
import { Origins } from '../../platform/http';
import { RateLimiter } from '../../platform/limits';
import { Logger } from '../../platform/observability';
import { JobQueue } from '../../platform/queue';
import { FetchProblem, SafeFetch, type Wanted } from '../../platform/safe-fetch';
import { FamilyChanges } from '../../activity';
import type { Recipe } from './recipe';

/** Name of the queue job that copies a picture. */
export const PICTURE_JOB = 'copy-recipe-picture';

interface PictureJob {
  familyId: string;
  recipeId: string;
  /** The address as the recipe names it; null for a picture that an import has laid aside. */
  url: string | null;
}

/** What a recipe stores of its picture. */
export type PictureOfRecipe = Pick<Recipe, 'imageUrl' | 'imageWidth' | 'imageHeight' | 'imageProblem'>;

export const NO_PICTURE: PictureOfRecipe = { imageUrl: null, imageWidth: null, imageHeight: null, imageProblem: null };

const PICTURE: Wanted = {
  noun: 'picture',
  userAgent: 'Mozilla/5.0 (compatible; Homefold recipes)',
  accept: 'image/webp, image/jpeg, image/png, image/gif;q=0.8',
  types: /^(?:image\/(?!svg)|application\/octet-stream|binary\/octet-stream)/i,
  maxBytes: MAX_RECIPE_PICTURE_BYTES,
};

/** Requests to other servers on behalf of one family. */
const COPIES = { limit: 1_000, windowSeconds: 3_600 };
const ATTEMPTS = 3;

/** Pictures of recipes: own uploads, and copies of those that lie elsewhere (docs/decisions/images.md). */
@Injectable()
export class RecipePictures implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly media: MediaService,
    private readonly store: MediaStore,
    private readonly fetcher: SafeFetch,
    private readonly changes: FamilyChanges,
    private readonly jobs: JobQueue,
    private readonly origins: Origins,
    private readonly limiter: RateLimiter,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register<PictureJob>(PICTURE_JOB, (job, { attempt }) => this.copy(job, attempt + 1 >= ATTEMPTS), {
      attempts: ATTEMPTS,
    });
  }

  /**
   * The picture that a caller has chosen, inside the write scope of the change.
   *
   * @param sent what the caller sent: undefined keeps the present one
   * @param address the same as a valid address; null for a path on this server
   * @throws DomainError INVALID (field `imageUrl`) for a picture that is not an unused upload of the caller
   */
  async chosen(
    viewer: FamilyViewer,
    sent: string | null | undefined,
    current: PictureOfRecipe = NO_PICTURE,
  ): Promise<PictureOfRecipe> {
    if (sent === undefined) return picked(current);
    const path = this.pathOf(sent);
    if (path === current.imageUrl || sent === current.imageUrl) return picked(current);
    if (!sent) return NO_PICTURE;
    const publicId = publicIdOf(path);
    if (!publicId) return { ...NO_PICTURE, imageUrl: sent };
    const image = await this.store.attach(viewer, publicId, 'family').catch((error: unknown) => {
      throw error instanceof DomainError && error.code === 'NOT_FOUND'
        ? invalid('imageUrl', 'This picture is not there any more. Please choose it again.')
        : error;
    });
    return { imageUrl: image.path, imageWidth: image.width, imageHeight: image.height, imageProblem: null };
  }

  /** The path of a picture on this server; otherwise the address as it is. */
  private pathOf(sent: string | null): string | null {
    if (!sent || publicIdOf(sent)) return sent;
    const path = this.origins.pathOf(sent);
    return publicIdOf(path) ? path : sent;
  }

  /** Whether the picture was uploaded here, so that its address needs no check. */
  isOwn(sent: string | null | undefined): boolean {
    return publicIdOf(this.pathOf(sent ?? null)) !== null;
  }

  /** Has a picture copied that lies elsewhere. Inside the write scope of the change. */
  async copyLater({ familyId, id, imageUrl }: Pick<Recipe, 'familyId' | 'id' | 'imageUrl'>): Promise<void> {
    if (imageUrl === null || publicIdOf(imageUrl)) return;
    await this.jobs.enqueue(PICTURE_JOB, { familyId, recipeId: id, url: imageUrl } satisfies PictureJob);
  }

  /** Lays the bytes of a picture aside, to be encoded later. Inside the write scope that adds the recipe. */
  async layAside({ familyId, id }: Pick<Recipe, 'familyId' | 'id'>, bytes: Buffer): Promise<void> {
    await this.db.sql({
      name: 'recipe_picture_aside',
      text: 'insert into recipe_picture_aside (family_id, recipe_id, bytes) values ($1, $2, $3)',
      values: [familyId, id, bytes],
    });
    await this.jobs.enqueue(PICTURE_JOB, { familyId, recipeId: id, url: null } satisfies PictureJob);
  }

  /**
   * Copies a picture, unless the recipe has another one by now. Repeating it is harmless.
   *
   * @param isLast no attempt follows: a temporary problem is stored as well
   */
  private async copy(job: PictureJob, isLast: boolean): Promise<void> {
    const owner = { familyId: job.familyId, userId: '' };
    const bytes = await this.db.read(owner, () => this.waiting(job));
    if (bytes === null) return this.dropAside(job);
    let image;
    try {
      image = await this.media.encode(bytes ?? (await this.fetched(job)), job.familyId);
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) this.logger.failure('copying the picture of a recipe failed', error, { recipeId: job.recipeId });
      const mayPass = !problem || problem.mayPass;
      if (!mayPass || isLast) await this.write(job, null, problem?.message ?? 'The picture could not be read.');
      if (mayPass) throw error;
      return;
    }
    const encoded = image;
    await this.write(job, () => this.store.addShown(job.familyId, encoded), null);
  }

  /** Its bytes where they lie aside, undefined where they have to be fetched; null when the recipe waits for none. */
  private async waiting({ familyId, recipeId, url }: PictureJob): Promise<Buffer | null | undefined> {
    const [row] = await this.db.sql<{ imageUrl: string | null; bytes: Buffer | null }>({
      name: 'recipe_picture_waiting',
      text: `select r.image_url as "imageUrl", a.bytes from recipe r
             left join recipe_picture_aside a on a.family_id = r.family_id and a.recipe_id = r.id
             where r.family_id = $1 and r.id = $2`,
      values: [familyId, recipeId],
    });
    if (!row) return null;
    if (url === null) return row.imageUrl === null ? row.bytes : null;
    return row.imageUrl === url ? undefined : null;
  }

  private async fetched({ familyId, url }: PictureJob): Promise<Buffer> {
    await this.limiter.hit(`recipe pictures of ${familyId}`, COPIES);
    const answer = await this.fetcher.get(url ?? '', PICTURE);
    // the request had no validators
    if (answer.status === 304) throw new FetchProblem('status', "The picture's server answers with an error (304).");
    return answer.bytes;
  }

  private async dropAside({ familyId, recipeId }: Pick<PictureJob, 'familyId' | 'recipeId'>): Promise<void> {
    await this.db.write({ familyId, userId: '' }, () =>
      this.db.sql({
        name: 'recipe_picture_taken',
        text: 'delete from recipe_picture_aside where family_id = $1 and recipe_id = $2',
        values: [familyId, recipeId],
      }),
    );
  }

  /** Stores the outcome, unless the recipe has another picture by now. */
  private async write(
    { familyId, recipeId, url }: PictureJob,
    add: (() => Promise<{ path: string; width: number; height: number }>) | null,
    problem: string | null,
  ): Promise<void> {
    await this.db.write({ familyId, userId: '' }, async () => {
      const [row] = await this.db.sql({
        name: 'recipe_picture_lock',
        text: `select id from recipe where family_id = $1 and id = $2 and image_url is not distinct from $3 for update`,
        values: [familyId, recipeId, url],
      });
      await this.dropAside({ familyId, recipeId });
      if (!row) return;
      const image = (await add?.()) ?? { path: url, width: null, height: null };
      await this.db.sql({
        name: 'recipe_picture_write',
        text: `update recipe set image_url = $3, image_width = $4, image_height = $5, image_problem = $6
               where family_id = $1 and id = $2`,
        values: [familyId, recipeId, image.path, image.width, image.height, problem],
      });
      await this.changes.publish({ familyId, membershipId: null }, { type: 'recipe', id: recipeId, action: 'updated' });
    });
  }
}

const picked = ({ imageUrl, imageWidth, imageHeight, imageProblem }: PictureOfRecipe): PictureOfRecipe => ({
  imageUrl,
  imageWidth,
  imageHeight,
  imageProblem,
});

/** The reason in words, and whether it may be over soon; null for an error of ours. */
function problemOf(error: unknown): { message: string; mayPass: boolean } | null {
  if (error instanceof FetchProblem)
    return { message: error.message, mayPass: error.kind === 'unreachable' || error.kind === 'slow' };
  if (error instanceof DomainError)
    return { message: error.message, mayPass: ['UNAVAILABLE', 'RATE_LIMITED'].includes(error.code) };
  return null;
}
