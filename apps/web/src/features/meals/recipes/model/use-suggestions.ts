import { useQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { useCommitted } from '../../../../graphql/use-committed';
import { RecipeSuggestionsDocument } from '../../generated';

/** More tags than a family needs. */
const TAGS = 100;
const NAMES = 8;

/** The tags of the family, most used first. */
export function useFamilyTags(): readonly string[] {
  const { data } = useQuery(RecipeSuggestionsDocument, { variables: { kind: 'tag', typed: '', first: TAGS } });
  return data?.recipeSuggestions.map(({ text }) => text) ?? [];
}

/** The ingredients that begin with the typed text, by season and use. */
export function useIngredientNames(typed: string): readonly string[] {
  const wanted = useCommitted(useDeferredValue(typed.trim().slice(0, 60)));
  const { data, previousData } = useQuery(RecipeSuggestionsDocument, {
    variables: { kind: 'ingredient', typed: wanted, first: NAMES },
    skip: wanted.length < 2,
  });
  return (data ?? previousData)?.recipeSuggestions.map(({ text }) => text) ?? [];
}

/** The units that the family uses, including custom ones. */
export function useFamilyUnits(): readonly string[] {
  const { data } = useQuery(RecipeSuggestionsDocument, { variables: { kind: 'unit', typed: '', first: TAGS } });
  return data?.recipeSuggestions.map(({ text }) => text) ?? [];
}
