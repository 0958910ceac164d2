import { Injectable, type FactoryProvider, type Provider, type Type } from '@nestjs/common';
import { BinSources, type BinSource } from './bin';
import { DigestSources, type DigestSource } from './digest';
import { SearchSources, type SearchSource } from './search';

/** What one kind of record contributes to the pages that show all kinds; null: nothing. */
export interface DomainParts {
  bin: Part<BinSource>;
  search: Part<SearchSource>;
  digest: Part<DigestSource>;
}

/** A class of the domain, or a value created by one of its providers: `fromProvider(PetsService, ({ bin }) => bin)`. */
type Part<Source> = Type<Source> | Made<Source> | null;
type Made<Source> = FactoryProvider<Source>;

/** A part created by a provider of the domain. */
export const fromProvider = <Maker, Source>(maker: Type<Maker>, pick: (maker: Maker) => Source): Made<Source> => ({
  provide: Symbol(maker.name),
  inject: [maker],
  useFactory: pick,
});

/** The parts of every domain. The start fails if a kind of record has none (`ActivityService`). */
@Injectable()
export class DomainPartsRegistry {
  private readonly kinds = new Set<string>();

  constructor(
    private readonly bin: BinSources,
    private readonly search: SearchSources,
    private readonly digest: DigestSources,
  ) {}

  add(kind: string, bin?: BinSource, search?: SearchSource, digest?: DigestSource): void {
    if (this.kinds.has(kind)) throw new Error(`the parts of ${kind} are declared twice`);
    this.kinds.add(kind);
    if (bin) this.bin.register(bin);
    if (search) this.search.register(search);
    if (digest) this.digest.register(digest);
  }

  /** @throws for a kind of record whose module declares no `domainParts` */
  assertDeclared(kind: string): void {
    if (!this.kinds.has(kind))
      throw new Error(`records of kind ${kind} have no domainParts(): the providers of their module declare them`);
  }
}

/**
 * The providers of a domain's parts, for its module.
 *
 * @param kind as the feed names the records, e.g. `todo`
 */
export function domainParts(kind: string, { bin, search, digest }: DomainParts): Provider[] {
  const tokenOf = (part: Part<object>) => (part && 'provide' in part ? part.provide : (part ?? `no part of ${kind}`));
  const register: Provider = {
    provide: `parts of ${kind}`,
    inject: [
      DomainPartsRegistry,
      ...[bin, search, digest].map((part) => ({ token: tokenOf(part), optional: part === null })),
    ],
    useFactory: (registry: DomainPartsRegistry, ...parts: [BinSource?, SearchSource?, DigestSource?]) => {
      registry.add(kind, ...parts);
      return parts;
    },
  };
  return [...[bin, search, digest].filter((part) => part !== null), register];
}
