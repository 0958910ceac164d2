import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useFamily } from '../../../../graphql/family';
import { useConfirm } from '../../../../ui/dialogs/confirm';
import { useToasts } from '../../../../ui/toasts/toasts';
import { makeMealWrites } from './meal-writes';
import type { MealWrites } from './meal-writes';

/** The writes of the meal plan. */
export function useMealWrites(): MealWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  const confirm = useConfirm();
  const { locale, today } = useFamily();
  return useMemo(
    () => makeMealWrites({ client, toasts, confirm, family: { locale, today } }),
    [client, toasts, confirm, locale, today],
  );
}
