import { ObjectType } from '@nestjs/graphql';
import type { Allergen as AllergenName, Diet as DietName } from '@homefold/domain/recipes';
import { EnumField, IdField, TextField, enumType } from '../../platform/fields';

export const Allergen = enumType<AllergenName>(
  'Allergen',
  'What labels in the EU and the UK have to name (Regulation 1169/2011, annex II).',
  {
    gluten: 'Cereals with gluten: wheat, rye, barley, oats.',
    crustaceans: 'Prawns, crab, lobster.',
    eggs: 'Eggs.',
    fish: 'Fish.',
    peanuts: 'Peanuts.',
    soya: 'Soya.',
    milk: 'Milk and what is made of it, lactose included.',
    nuts: 'Nuts that grow on trees.',
    celery: 'Celery and celeriac.',
    mustard: 'Mustard.',
    sesame: 'Sesame.',
    sulphites: 'Sulphur dioxide and sulphites.',
    lupin: 'Lupin.',
    molluscs: 'Mussels, squid, snails.',
  },
);

export const Diet = enumType<DietName>('Diet', 'What somebody does not eat by choice or belief.', {
  vegetarian: 'No meat and no fish.',
  vegan: 'Nothing of animals.',
  pescatarian: 'No meat.',
  gluten_free: 'No gluten.',
  dairy_free: 'No milk.',
  no_pork: 'No pork.',
  no_beef: 'No beef.',
  no_alcohol: 'No alcohol.',
  halal: 'Halal.',
});

@ObjectType({ description: 'What a member of the family does not eat.' })
export class MemberDiet {
  @IdField('Membership id.')
  memberId!: string;

  @EnumField(Allergen, 'What they are allergic to.', { list: true })
  allergies!: AllergenName[];

  @EnumField(Diet, 'Their diets.', { list: true })
  diets!: DietName[];
}

export const RecipeWarningKind = enumType('RecipeWarningKind', 'What a recipe says about what somebody avoids.', {
  contains: 'An ingredient contains the allergen.',
  may_contain: 'Some brands or recipes of an ingredient contain the allergen.',
  breaks_diet: 'An ingredient breaks the diet.',
  may_break_diet: 'An ingredient may break the diet.',
  not_recognised: 'The ingredients are not in the table: they may contain anything.',
});
export type RecipeWarningKind = keyof typeof RecipeWarningKind;

@ObjectType({
  description:
    'Something in a recipe that somebody in the family avoids. A recipe without a warning is not thereby free of anything.',
})
export class RecipeWarning {
  @EnumField(RecipeWarningKind, 'What is said.')
  kind!: RecipeWarningKind;

  @EnumField(Allergen, 'The allergen, of `contains` and `may_contain`.', { nullable: true })
  allergen!: AllergenName | null;

  @EnumField(Diet, 'The diet, of `breaks_diet` and `may_break_diet`.', { nullable: true })
  diet!: DietName | null;

  @IdField('Membership ids of those whom it concerns.', { list: true })
  memberIds!: string[];

  @TextField('Names of the ingredients that say so.', { list: true })
  ingredients!: string[];
}
