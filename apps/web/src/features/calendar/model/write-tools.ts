import type { ApolloClient } from '@apollo/client';
import type { ConfirmOptions } from '../../../ui/dialogs/confirm-dialog';
import type { ToastApi } from '../../../ui/toasts/toasts';
import type { AddBirthdaysMutationVariables, AddCalendarEventMutationVariables } from '../generated';
import type { CountBasis } from './cache-writes';
import type { People } from './people';
import type { AskScope } from './use-scope-question';

export type EventInput = AddCalendarEventMutationVariables['input'];
export type BirthdaysInput = AddBirthdaysMutationVariables['birthdays'];

/** What adding depends on. */
export interface AddTools {
  client: ApolloClient;
  toasts: ToastApi;
  people: People;
  /** What the header's counts are computed from. */
  basis: CountBasis;
}

/** What the writes depend on. */
export interface WriteTools extends AddTools {
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  askScope: AskScope;
  locale: string;
}
