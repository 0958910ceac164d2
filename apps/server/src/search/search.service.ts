import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  cleanLine,
  DEFAULT_SEARCH_TYPES,
  graphemes,
  isCalendarDate,
  isLongerThan,
  matchSnippet,
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_RESULTS,
  RESOURCES,
  SEARCH_SORTS,
  SEARCH_STATUSES,
  SEARCH_TYPES,
  searchWords,
  SORT_ORDERS,
  todayIn,
  type CalendarDate,
  type SearchType,
} from '@homefold/domain';
import { FeatureAccess } from '../billing';
import { FamilyMembers, FamilySettingsReader } from '../families';
import { requireFamily, type FamilyViewer, type Viewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { fieldLabel, invalid } from '../platform/errors';
import { RateLimiter } from '../platform/limits';
import { SearchSources, type SearchPresentation } from '../platform/search';
import type { SearchRequest } from './search.inputs';
import { peopleStatement, searchSettings, searchStatement, type HitRow, type SearchQuestion } from './search.query';
import type { SearchResult, SearchResults } from './search.types';

/** Characters of a result's text that are sent. */
const CONTENT_LENGTH = 500;
/**
 * Rows read when fewer may be shown, or in another order: the dates of repeating records are known only after applying
 * the pure rule.
 */
const MAX_ROWS = 200;
/** Maximum names and categories of one search. */
const MAX_LIST = 50;

/** Far more than anybody needs. */
const SEARCHES = { limit: 120, windowSeconds: 60 };

type Hit = HitRow & Omit<SearchPresentation, 'author'>;

/** Global search over the family's records that the viewer may see. */
@Injectable()
export class SearchService implements OnApplicationBootstrap {
  constructor(
    private readonly db: Database,
    private readonly sources: SearchSources,
    private readonly access: FeatureAccess,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
    private readonly limits: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Every domain has registered its source by now, in `onModuleInit`. */
  onApplicationBootstrap(): void {
    this.sources.requireAll();
  }

  /**
   * Records matching every word of a text, in a title, a text or the name of a member concerned, also mistyped.
   *
   * @param text up to 200 characters; without a letter or digit it finds nothing
   * @throws DomainError INVALID naming the wrong parameter, also an unknown author; RATE_LIMITED beyond 120 a minute
   * and person
   */
  async search(caller: Viewer, text: string, asked: SearchRequest = {}): Promise<SearchResults> {
    const viewer = requireFamily(caller);
    if (isLongerThan(text, MAX_SEARCH_LENGTH)) throw invalid('q', `Search for at most ${MAX_SEARCH_LENGTH} characters`);
    const { limit, ...checked } = check(asked);
    const texts = searchWords(text);
    await this.limits.hit(`search ${viewer.userId}`, SEARCHES);
    return this.db.read(viewer, async () => {
      const [authors, { timeZone }, people, types] = await Promise.all([
        this.membersOf(viewer, asked.authors),
        this.families.settings(viewer),
        this.db.sql<{ people: string[] }>(peopleStatement(viewer.familyId, texts)),
        this.unlocked(viewer, checked.types),
      ]);
      if (texts.length === 0) return { results: [], totalResults: 0 };
      const today = todayIn(timeZone, this.clock.now());
      const words = texts.map((text, nth) => ({ text, people: people[nth]?.people ?? [] }));
      const mayFallAway = checked.from !== null || checked.to !== null || checked.sortBy === 'date';
      const question: SearchQuestion = { ...checked, types, words, authors, rows: mayFallAway ? MAX_ROWS : limit };
      const place = { familyId: viewer.familyId, membershipId: viewer.membershipId, today };
      const [, rows] = await Promise.all([
        this.db.sql(searchSettings),
        this.db.sql<HitRow>(searchStatement(this.sources.all(), place, question)),
      ]);
      const window = { today, from: question.from, to: question.to };
      const hits = rows.flatMap((row): Hit[] => {
        const shown = this.sources.of(row.type).present(row, window);
        return shown ? [{ ...row, ...shown, author: shown.author ?? row.author }] : [];
      });
      return {
        results: (question.sortBy === 'date' ? byDate(hits, question.sortOrder) : hits)
          .slice(0, limit)
          .map((hit) => toResult(hit, texts)),
        totalResults: (rows[0]?.total ?? 0) - (rows.length - hits.length),
      };
    });
  }

  /** The given types whose feature the family has (product rule 23). */
  private async unlocked(viewer: FamilyViewer, types: readonly SearchType[]): Promise<SearchType[]> {
    const locked = new Set<SearchType>();
    for (const { type, feature } of this.sources.all())
      if (feature && types.includes(type) && !(await this.access.has(viewer, feature))) locked.add(type);
    return types.filter((type) => !locked.has(type));
  }

  /** Membership ids for ids or names of authors; null when none are given. */
  private async membersOf(viewer: FamilyViewer, authors: SearchRequest['authors']): Promise<string[] | null> {
    if (!authors || authors.length === 0) return null;
    const members = await this.members.listWithFormer(viewer);
    return authors.flatMap((author) => {
      const wanted = author.trim().toLowerCase();
      const found = members.filter(
        ({ id, userId, displayName }) =>
          id === wanted || userId === author.trim() || displayName.toLowerCase() === wanted,
      );
      if (found.length === 0) throw invalid('authors', `Nobody in your family is called "${short(author)}".`);
      return found.map(({ id }) => id);
    });
  }
}

function check(asked: SearchRequest): Omit<SearchQuestion, 'words' | 'authors' | 'rows'> & { limit: number } {
  const limit = asked.limit ?? MAX_SEARCH_RESULTS;
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_SEARCH_RESULTS)
    throw invalid('limit', `Limit must be a whole number from 1 to ${MAX_SEARCH_RESULTS}.`);
  const [from, to] = [dateOf('startDate', asked.startDate), dateOf('endDate', asked.endDate)];
  if (from && to && to < from) throw invalid('endDate', 'The end date must not be before the start date.');
  for (const field of ['authors', 'categories'] as const)
    if ((asked[field]?.length ?? 0) > MAX_LIST) throw invalid(field, `Send at most ${MAX_LIST} ${field}`);
  return {
    limit,
    from,
    to,
    types: asked.types?.length
      ? [...new Set(asked.types.map((type) => oneOf('types', type, SEARCH_TYPES)))]
      : ([...DEFAULT_SEARCH_TYPES] satisfies SearchType[]),
    // sanitised, because PostgreSQL text cannot hold NUL
    categories: asked.categories?.length ? asked.categories.map((name) => cleanLine(name).toLowerCase()) : null,
    status: oneOf('status', asked.status || 'all', SEARCH_STATUSES),
    sortBy: oneOf('sortBy', asked.sortBy || 'relevance', SEARCH_SORTS),
    sortOrder: oneOf('sortOrder', asked.sortOrder || 'desc', SORT_ORDERS),
  };
}

function oneOf<T extends string>(field: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (!found) throw invalid(field, `${fieldLabel(field)} must be one of ${allowed.join(', ')}, not "${short(value)}".`);
  return found;
}

function dateOf(field: string, date: CalendarDate | null | undefined): CalendarDate | null {
  if (!date) return null;
  if (!isCalendarDate(date)) throw invalid(field, `${fieldLabel(field)} must be a date, YYYY-MM-DD.`);
  return date;
}

const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** By displayed date; records without one come last. The sort is stable, so equal dates stay ordered by relevance. */
const byDate = (hits: Hit[], order: 'asc' | 'desc'): Hit[] =>
  hits.toSorted((a, b) => {
    if (a.date === b.date) return 0;
    if (a.date === null || b.date === null) return a.date === null ? 1 : -1;
    return a.date < b.date === (order === 'asc') ? -1 : 1;
  });

function toResult(
  { type, id, title, content, author, author_id, date, category, metadata }: Hit,
  words: string[],
): SearchResult {
  return {
    id,
    type,
    title,
    content:
      content && content.length > CONTENT_LENGTH
        ? `${graphemes(content.slice(0, CONTENT_LENGTH * 2))
            .slice(0, CONTENT_LENGTH)
            .join('')}…`
        : content,
    highlights: [title, content].flatMap((text) => (text && matchSnippet(text, words)) || []),
    author: author ?? 'Unknown',
    authorMemberId: author_id,
    date,
    category,
    url: `/dashboard#${RESOURCES[type].section}`,
    metadata,
  };
}
