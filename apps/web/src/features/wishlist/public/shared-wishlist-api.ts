import type { CalendarDate } from '@homefold/domain';
import { keptKeys } from './kept-keys';

/** A wish as people outside the family see it. */
export interface SharedWish {
  id: string;
  title: string;
  notes: string | null;
  /** In the list's currency. */
  price: number | null;
  link: string | null;
  wantedBy: CalendarDate | null;
  occasion: string | null;
  /** Path of its picture on the server. */
  image: { url: string; width: number; height: number } | null;
  isTaken: boolean;
  /** Taken on this device. */
  isYours: boolean;
  /** False for what was taken on this device and is not wished for any more. */
  isNeeded: boolean;
}

export interface SharedWishlist {
  /** The wisher. */
  name: string;
  currency: string;
  locale: string;
  wishes: SharedWish[];
}

/** Why a call failed: `taken` by somebody else, `gone` (the wish or the link), or the server could not be reached. */
export type SharedProblem = 'taken' | 'gone' | 'tooMany' | 'failed';

/** The answer of `POST /api/shared-wishlist`. */
interface Answer extends Omit<SharedWishlist, 'wishes'> {
  wishes: (Omit<SharedWish, 'wantedBy' | 'image' | 'isTaken' | 'isYours' | 'isNeeded'> & {
    wanted_by: CalendarDate | null;
    image_url: string | null;
    image_width: number | null;
    image_height: number | null;
    is_taken: boolean;
    is_yours: boolean;
    is_needed: boolean;
  })[];
}

const wishOf = (answer: Answer['wishes'][number]): SharedWish => ({
  id: answer.id,
  title: answer.title,
  notes: answer.notes,
  price: answer.price,
  link: answer.link,
  wantedBy: answer.wanted_by,
  occasion: answer.occasion,
  image:
    answer.image_url && answer.image_width && answer.image_height
      ? { url: answer.image_url, width: answer.image_width, height: answer.image_height }
      : null,
  isTaken: answer.is_taken,
  isYours: answer.is_yours,
  isNeeded: answer.is_needed,
});

const PROBLEMS: Readonly<Record<number, SharedProblem>> = { 409: 'taken', 429: 'tooMany' };

/** @returns the server's answer, or why there is none */
async function ask<Body extends object>(path: string, body: object): Promise<Body | SharedProblem> {
  try {
    const response = await fetch(`/api/shared-wishlist${path}`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return (await response.json()) as Body;
    return PROBLEMS[response.status] ?? (response.status < 500 ? 'gone' : 'failed');
  } catch {
    return 'failed';
  }
}

/** @param token the fragment of the address, which appears in no server log */
export async function openSharedWishlist(token: string): Promise<SharedWishlist | SharedProblem> {
  const answer = await ask<Answer>('', { token, keys: keptKeys() });
  if (typeof answer === 'string') return answer;
  return { ...answer, wishes: answer.wishes.map(wishOf) };
}

/** Takes a wish; can be repeated with the same key. @returns why it failed, or null */
export async function takeSharedWish(
  token: string,
  wishId: string,
  { name, key }: { name: string; key: string },
): Promise<SharedProblem | null> {
  const answer = await ask('/take', { token, wish_id: wishId, name, key });
  return typeof answer === 'string' ? answer : null;
}

/** @returns why it failed, or null */
export async function giveSharedWishBack(token: string, wishId: string, key: string): Promise<SharedProblem | null> {
  const answer = await ask('/give-back', { token, wish_id: wishId, key });
  return typeof answer === 'string' ? answer : null;
}
