import { invalid } from '../errors';
import { FetchProblem } from './fetch-problem';
import type { SafeFetch, Wanted } from './safe-fetch';
import { webAddress } from './web-address';

/** A page as it arrived. Decoding is left to a reader process: invalid bytes take long. */
export interface FetchedPage {
  bytes: Buffer;
  /** As declared by the server. */
  charset: string | null;
  /** The final address, after redirects: links of the page are relative to it. */
  address: string;
}

/**
 * Validates an address whose page a member wants to have read.
 *
 * @throws DomainError INVALID (field `url`)
 */
export function pageAddress(url: string): string {
  try {
    return webAddress(url).href;
  } catch (error) {
    throw asInvalid(error);
  }
}

/**
 * A page of the web, by the rules of `SafeFetch`.
 *
 * @param reader name in the user agent: "Homefold recipes"
 * @throws DomainError INVALID (field `url`) with the reason
 */
export async function fetchPage(fetcher: SafeFetch, address: string, reader: string): Promise<FetchedPage> {
  const wanted: Wanted = {
    noun: 'page',
    userAgent: `Mozilla/5.0 (compatible; ${reader})`,
    accept: 'text/html, application/xhtml+xml, application/ld+json;q=0.9, */*;q=0.5',
  };
  const answer = await fetcher.get(address, wanted).catch((error: unknown) => {
    throw asInvalid(error);
  });
  // the request had no validators
  if (answer.status === 304) throw invalid('url', "The page's server answers with an error (304).");
  return { bytes: answer.bytes, charset: answer.charset, address: answer.address };
}

const asInvalid = (error: unknown): unknown => (error instanceof FetchProblem ? invalid('url', error.message) : error);
