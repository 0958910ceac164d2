import type { ApolloClient } from '@apollo/client';
import { refetchFields, registerLive } from '../../../../graphql/live/live-registry';

/** All root fields that return planned meals. */
const MEAL_FIELDS = ['mealWeek', 'plannedMeal', 'plannedDinner'] as const;

/** After a rejection: refetches what is on screen. */
export const refetchMeals = (client: ApolloClient): Promise<void> => refetchFields(client, new Set(MEAL_FIELDS));

registerLive({ type: 'meal_plan', typename: 'PlannedMeal', fields: MEAL_FIELDS, answered: ['plannedMeal'] });
// a card shows the time, tags and picture of its recipe
registerLive({ type: 'recipe', fields: ['mealWeek', 'plannedDinner'] });
// a late event makes an evening short
registerLive({ type: 'calendar_event', fields: ['mealWeek'] });
// the usual time of dinner
registerLive({ type: 'family', fields: MEAL_FIELDS });
// the warnings of a meal
registerLive({ type: 'member_diet', fields: ['mealWeek'] });
// members who leave no longer eat or cook
registerLive({ type: 'family_member', fields: MEAL_FIELDS });
