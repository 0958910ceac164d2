import { cleanLine } from '@homefold/domain';
import { KITCHEN_ITEM_LIMITS } from '@homefold/domain/kitchen';
import { z } from 'zod';
import type { AppConfig } from '../../platform/config';
import type { RateLimiter } from '../../platform/limits';
import { FetchProblem, type SafeFetch, type Wanted } from '../../platform/safe-fetch';
import { ProductNames, type NamedProduct, type ProductAsker } from './product-names';

const ORIGIN = 'https://world.openfoodfacts.org';

/** Somebody is waiting in front of a camera: a slower answer is useless. */
const PATIENCE_MS = 3_000;
const MAX_BYTES = 64 * 1_024;
/** The service expects one call per scan by a person; this allows for scanning a whole larder. */
const SCANS = { limit: 60, windowSeconds: 60 };
const REMEMBERED = 2_000;
const KNOWN_MS = 24 * 3_600_000;
/** How long an unknown code is cached. */
const UNKNOWN_MS = 10 * 60_000;
const PAUSE_MS = 60_000;

const answers = z.object({
  status: z.union([z.number(), z.string()]),
  product: z
    .object({
      product_quantity: z.union([z.number(), z.string()]).nullish().catch(null),
      product_quantity_unit: z.string().nullish().catch(null),
    })
    .catchall(z.unknown()),
});

/**
 * Open Food Facts by its API v2: `GET /api/v2/product/{code}`, which needs no key and expects callers to identify
 * themselves. Products are cached in this process for a day, unknown codes for minutes. After a failed request a family
 * pauses for a minute.
 */
export class OpenFoodFacts extends ProductNames {
  private readonly known = new Map<string, { product: NamedProduct | null; until: number }>();
  /** Per family, so that one family's scans do not block another's. */
  private readonly pausedUntil = new Map<string, number>();
  private readonly wanted: Wanted;

  /** @param origin of the service; a spec's own server */
  constructor(
    config: Pick<AppConfig, 'publicUrl'>,
    private readonly fetcher: Pick<SafeFetch, 'get'>,
    private readonly limiter: Pick<RateLimiter, 'hit'>,
    private readonly now: () => number,
    private readonly origin = ORIGIN,
  ) {
    super();
    this.wanted = {
      noun: 'product',
      userAgent: `Homefold/0.1 (${config.publicUrl ?? 'self-hosted'})`,
      accept: 'application/json',
      types: /^application\/json\b/,
      maxBytes: MAX_BYTES,
      totalMs: PATIENCE_MS,
    };
  }

  async find(code: string, { familyId, locale }: ProductAsker): Promise<NamedProduct | null> {
    const language = new Intl.Locale(locale).language;
    const key = `${code} ${language}`;
    const known = this.known.get(key);
    if (known && known.until > this.now()) return known.product;
    if ((this.pausedUntil.get(familyId) ?? 0) > this.now()) return null;
    try {
      await this.limiter.hit(`products of ${familyId}`, SCANS);
    } catch {
      return null;
    }
    try {
      const product = await this.ask(code, language);
      this.remember(key, product);
      return product;
    } catch {
      this.pause(familyId);
      return null;
    }
  }

  /** @throws when there is no answer, or none that can be read */
  private async ask(code: string, language: string): Promise<NamedProduct | null> {
    const fields = ['product_name', `product_name_${language}`, 'product_quantity', 'product_quantity_unit'].join(',');
    try {
      const answer = await this.fetcher.get(`${this.origin}/api/v2/product/${code}?fields=${fields}`, this.wanted);
      return answer.status === 200 ? productOf(answer.bytes, language) : null;
    } catch (error) {
      // "not found" is an answer as well
      if (error instanceof FetchProblem && error.kind === 'status') return null;
      throw error;
    }
  }

  private pause(familyId: string): void {
    const now = this.now();
    for (const [id, until] of this.pausedUntil) if (until <= now) this.pausedUntil.delete(id);
    this.pausedUntil.set(familyId, now + PAUSE_MS);
  }

  private remember(key: string, product: NamedProduct | null): void {
    this.known.delete(key);
    this.known.set(key, { product, until: this.now() + (product ? KNOWN_MS : UNKNOWN_MS) });
    const [oldest] = this.known.keys();
    if (this.known.size > REMEMBERED && oldest !== undefined) this.known.delete(oldest);
  }
}

/** @throws SyntaxError if it is not JSON */
function productOf(bytes: Buffer, language: string): NamedProduct | null {
  const read = answers.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!read.success || Number(read.data.status) !== 1) return null;
  const { product } = read.data;
  const name = lineOf(product[`product_name_${language}`]) || lineOf(product['product_name']);
  if (!name) return null;
  const amount = Number(product.product_quantity ?? Number.NaN);
  const unit = product.product_quantity_unit?.trim().toLowerCase();
  const isMeasured = amount > 0 && amount <= KITCHEN_ITEM_LIMITS.amount && (unit === 'g' || unit === 'ml');
  return { name, ...(isMeasured ? { amount, unit } : { amount: null, unit: null }) };
}

const lineOf = (value: unknown): string =>
  typeof value === 'string' ? cleanLine(value.slice(0, KITCHEN_ITEM_LIMITS.name)) : '';
