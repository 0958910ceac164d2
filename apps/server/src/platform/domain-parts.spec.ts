import { Injectable, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { BinSources } from './bin';
import { DigestSources } from './digest';
import { DomainPartsRegistry, domainParts } from './domain-parts';
import { SearchSources, type SearchSource } from './search';

@Injectable()
class PetSearch implements SearchSource {
  readonly type = 'recipe';
  readonly rows = '';
  present = () => null;
}

@Module({ providers: domainParts('pet', { bin: null, search: PetSearch, digest: null }) })
class PetsModule {}

const start = async (...modules: (typeof PetsModule)[]) => {
  const platform = {
    module: class Platform {},
    global: true,
    providers: [BinSources, SearchSources, DigestSources, DomainPartsRegistry],
    exports: [DomainPartsRegistry, SearchSources],
  };
  return Test.createTestingModule({ imports: [platform, ...modules] }).compile();
};

it('registers the parts that a domain declares in its module', async () => {
  const app = await start(PetsModule);
  expect(app.get(SearchSources).all()).toEqual([expect.any(PetSearch)]);
  expect(() => app.get(DomainPartsRegistry).assertDeclared('pet')).not.toThrow();
});

it('a kind of record declared twice or never prevents the start', async () => {
  const app = await start();
  expect(() => app.get(DomainPartsRegistry).assertDeclared('pet')).toThrow('records of kind pet have no domainParts()');
  @Module({ providers: domainParts('pet', { bin: null, search: null, digest: null }) })
  class AgainModule {}
  await expect(start(PetsModule, AgainModule)).rejects.toThrow('the parts of pet are declared twice');
});
