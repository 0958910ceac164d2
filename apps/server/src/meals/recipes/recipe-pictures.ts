import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ChosenPictures, MediaService, MediaStore, outsidePicture, publicIdOf } from '../../media';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { DomainError } from '../../platform/errors';
import { RateLimiter } from '../../platform/limits';
import { Logger } from '../../platform/observability';
import { JobQueue } from '../../platform/queue';
import { FetchProblem, SafeFetch } from '../../platform/safe-fetch';
import { FamilyChanges } from '../../activity';
import type { Recipe } from './recipe';

/** Name of the queue job that copies a picture. */
export const PICTURE_JOB = 'copy-recipe-picture';

interface PictureJob {
  familyId: string;
  recipeId: string;
  /** The URL in the recipe; null for a picture stored temporarily by an import. */
  url: string | null;
}

/** The picture fields that a recipe stores. */
export type PictureOfRecipe = Pick<Recipe, 'imageUrl' | 'imageWidth' | 'imageHeight' | 'imageProblem'>;

export const NO_PICTURE: PictureOfRecipe = { imageUrl: null, imageWidth: null, imageHeight: null, imageProblem: null };

const PICTURE = outsidePicture('Homefold recipes');

/** Requests to other servers on behalf of one family. */
const COPIES = { limit: 1_000, windowSeconds: 3_600 };
const ATTEMPTS = 3;
/** Bytes that are read from the database at once. */
const SLICE = 1_000_000;

/** Pictures of recipes: own uploads, and copies of external ones (docs/decisions/images.md). */
@Injectable()
export class RecipePictures implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly pictures: ChosenPictures,
    private readonly media: MediaService,
    private readonly store: MediaStore,
    private readonly fetcher: SafeFetch,
    private readonly changes: FamilyChanges,
    private readonly jobs: JobQueue,
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
   * @throws DomainError INVALID (field `imageUrl`) for a picture that is not an unused upload of the caller
   */
  async chosen(
    viewer: FamilyViewer,
    sent: string | null | undefined,
    current: PictureOfRecipe = NO_PICTURE,
  ): Promise<PictureOfRecipe> {
    const chosen = await this.pictures.chosen(viewer, sent, current);
    return { ...chosen, imageProblem: chosen.imageUrl === current.imageUrl ? current.imageProblem : null };
  }

  /** Enqueues the copying of an external picture. Inside the write scope of the change. */
  async copyLater({ familyId, id, imageUrl }: Pick<Recipe, 'familyId' | 'id' | 'imageUrl'>): Promise<void> {
    if (imageUrl === null || publicIdOf(imageUrl)) return;
    await this.jobs.enqueue(PICTURE_JOB, { familyId, recipeId: id, url: imageUrl } satisfies PictureJob);
  }

  /** Stores the bytes of a picture temporarily, to be encoded later. Inside the write scope that adds the recipe. */
  async layAside({ familyId, id }: Pick<Recipe, 'familyId' | 'id'>, bytes: Buffer): Promise<void> {
    await this.db.sql({
      name: 'recipe_picture_aside',
      text: 'insert into recipe_picture_aside (family_id, recipe_id, bytes) values ($1, $2, $3)',
      values: [familyId, id, bytes],
    });
    await this.jobs.enqueue(PICTURE_JOB, { familyId, recipeId: id, url: null } satisfies PictureJob);
  }

  /**
   * Copies a picture, unless the recipe has another one by now. Idempotent.
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

  /**
   * Its bytes if stored temporarily, undefined if they have to be fetched; null when the recipe is not waiting for any.
   */
  private async waiting({ familyId, recipeId, url }: PictureJob): Promise<Buffer | null | undefined> {
    const [row] = await this.db.sql<{ imageUrl: string | null; size: number | null }>({
      name: 'recipe_picture_waiting',
      text: `select r.image_url as "imageUrl", octet_length(a.bytes) as size from recipe r
             left join recipe_picture_aside a on a.family_id = r.family_id and a.recipe_id = r.id
             where r.family_id = $1 and r.id = $2`,
      values: [familyId, recipeId],
    });
    if (!row) return null;
    if (url === null)
      return row.imageUrl === null && row.size !== null ? this.aside(familyId, recipeId, row.size) : null;
    return row.imageUrl === url ? undefined : null;
  }

  /** In slices, because the driver decodes a value in one go: a picture of 9 MB would hold up every other request. */
  private async aside(familyId: string, recipeId: string, size: number): Promise<Buffer | null> {
    const bytes = Buffer.allocUnsafe(size);
    for (let at = 0; at < size; at += SLICE) {
      const [slice] = await this.db.sql<{ part: Buffer }>({
        name: 'recipe_picture_slice',
        text: `select substring(bytes from $3 for $4) as part from recipe_picture_aside
               where family_id = $1 and recipe_id = $2`,
        values: [familyId, recipeId, at + 1, SLICE],
      });
      if (!slice) return null;
      slice.part.copy(bytes, at);
    }
    return bytes;
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

/** The reason in words, and whether it may be temporary; null for an internal error. */
function problemOf(error: unknown): { message: string; mayPass: boolean } | null {
  if (error instanceof FetchProblem)
    return { message: error.message, mayPass: error.kind === 'unreachable' || error.kind === 'slow' };
  if (error instanceof DomainError)
    return { message: error.message, mayPass: ['UNAVAILABLE', 'RATE_LIMITED'].includes(error.code) };
  return null;
}
