import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { keepOnDevice } from '../../graphql/offline/keeper';
import { useToasts } from '../../ui/toasts';
import { useAuth } from '../auth/auth-store';
import { keepUpToDate } from './new-version';
import { keepNotifications } from './push';

/** What the client does as a product on a device, for somebody who is signed in. It comes after the first screen. */
export default function Device() {
  const toasts = useToasts();
  const client = useApolloClient();
  const userId = useAuth().user?.id;
  useEffect(() => keepUpToDate(toasts), [toasts]);
  useEffect(() => (userId === undefined ? undefined : keepOnDevice(client, userId)), [client, userId]);
  useEffect(() => (userId === undefined ? undefined : keepNotifications(client)), [client, userId]);
  return null;
}
