import { ObjectType } from '@nestjs/graphql';
import type { Allergen as AllergenName, Diet as DietName } from '@homefold/domain/recipes';
import { EnumField, IdField, TextField, enumType } from '../../platform/fields';

export const Allergen = enumType<AllergenName>(
  'Allergen',
  'The allergens that food labels in the EU and the UK must declare (Regulation 1169/2011, annex II).',
  {
    gluten: 'Cereals with gluten: wheat, rye, barley, oats.',
    crustaceans: 'Prawns, crab, lobster.',
    eggs: 'Eggs.',
    fish: 'Fish.',
    peanuts: 'Peanuts.',
    soya: 'Soya.',
    milk: 'Milk and milk products, including lactose.',
    nuts: 'Tree nuts.',
    celery: 'Celery and celeriac.',
    mustard: 'Mustard.',
    sesame: 'Sesame.',
    sulphites: 'Sulphur dioxide and sulphites.',
    lupin: 'Lupin.',
    molluscs: 'Mussels, squid, snails.',
  },
);

export const Diet = enumType<DietName>('Diet', 'A diet that a member follows.', {
  vegetarian: 'No meat and no fish.',
  vegan: 'No animal products.',
  pescatarian: 'No meat; fish is allowed.',
  gluten_free: 'No gluten.',
  dairy_free: 'No milk.',
  no_pork: 'No pork.',
  no_beef: 'No beef.',
  no_alcohol: 'No alcohol.',
  halal: 'Halal.',
});

@ObjectType({ description: 'The allergies and diets of a member.' })
export class MemberDiet {
  @IdField('Membership id.')
  memberId!: string;

  @EnumField(Allergen, 'Their allergies.', { list: true })
  allergies!: AllergenName[];

  @EnumField(Diet, 'Their diets.', { list: true })
  diets!: DietName[];
}

export const RecipeWarningKind = enumType('RecipeWarningKind', 'What a warning means.', {
  contains: 'An ingredient contains the allergen.',
  may_contain: 'Some brands or kinds of an ingredient contain the allergen.',
  breaks_diet: 'An ingredient breaks the diet.',
  may_break_diet: 'An ingredient may break the diet.',
  not_recognised: 'The ingredients are unknown and may contain anything.',
});
export type RecipeWarningKind = keyof typeof RecipeWarningKind;

@ObjectType({
  description:
    'A warning that a recipe contains something that a member of the family avoids. The absence of a warning ' +
    'does not mean that it is safe.',
})
export class RecipeWarning {
  @EnumField(RecipeWarningKind, 'The kind of warning.')
  kind!: RecipeWarningKind;

  @EnumField(Allergen, 'For `contains` and `may_contain`: the allergen.', { nullable: true })
  allergen!: AllergenName | null;

  @EnumField(Diet, 'For `breaks_diet` and `may_break_diet`: the diet.', { nullable: true })
  diet!: DietName | null;

  @IdField('Membership ids of the members it concerns.', { list: true })
  memberIds!: string[];

  @TextField('Names of the ingredients that cause the warning.', { list: true })
  ingredients!: string[];
}
