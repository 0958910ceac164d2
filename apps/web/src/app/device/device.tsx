import { useEffect } from 'react';
import { useToasts } from '../../ui/toasts';
import { keepUpToDate } from './new-version';

/** What the client does as a product on a device, for somebody who is signed in. It comes after the first screen. */
export default function Device() {
  const toasts = useToasts();
  useEffect(() => keepUpToDate(toasts), [toasts]);
  return null;
}
