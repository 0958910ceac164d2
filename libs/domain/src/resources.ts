import { isBuiltSection, RESOURCES } from './sections';
import type { BinType, BuiltResource, Resource, SearchType, Section } from './sections';

export const isResource = (value: string): value is Resource => Object.hasOwn(RESOURCES, value);

/** Whether a name is a known kind of record; a newer server may send others. */
export const isBuiltResource = (value: string): value is BuiltResource =>
  isResource(value) && isBuiltSection(RESOURCES[value].section);

export const RESOURCE_TYPES: readonly Resource[] = Object.keys(RESOURCES).filter(isResource);

export const SEARCH_TYPES: readonly SearchType[] = RESOURCE_TYPES.filter(
  (type): type is SearchType => RESOURCES[type].searchable !== false,
);

/** The types searched by default. */
export const DEFAULT_SEARCH_TYPES: readonly SearchType[] = SEARCH_TYPES.filter(
  (type) => RESOURCES[type].searchable === 'always',
);

export const BIN_TYPES: readonly BinType[] = RESOURCE_TYPES.filter(
  (type): type is BinType => RESOURCES[type].restorable,
);

/** The section opened by a click on an activity, a search result or a restored item; null for an unknown resource. */
export const sectionOfResource = (resource: string): Section | null =>
  isResource(resource) ? RESOURCES[resource].section : null;
