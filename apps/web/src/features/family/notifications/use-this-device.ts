import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../messages/notifications';
import {
  forgetThisDevice,
  storedDevice,
  pushPermission,
  pushSupport,
  registerThisDevice,
} from '../../../graphql/push/this-device';
import type { PushSupport } from '../../../graphql/push/this-device';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { deviceOf } from '../../../ui/browser/device-name';
import { useToasts } from '../../../ui/toasts/toasts';

/** How long after a refusal the alert appears, in ms. */
const DENIED_MS = 2000;
const texts = t.notifications;

export interface ThisDevice {
  support: PushSupport;
  /** Its id on the server, if enabled. */
  id: string | null;
  permission: NotificationPermission;
  busy: boolean;
  /** Shows the browser's permission prompt, so call it only on a tap. */
  turnOn: () => void;
  /** Turns it off locally; the caller informs the server. */
  turnedOff: () => void;
}

/** Notifications on the current browser. */
export function useThisDevice(): ThisDevice {
  const client = useApolloClient();
  const confirm = useConfirm();
  const toasts = useToasts();
  const [support] = useState(pushSupport);
  const [id, setId] = useState(storedDevice);
  const [permission, setPermission] = useState(pushPermission);
  const [busy, setBusy] = useState(false);
  const alert = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(alert.current), []);
  const turnOn = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await Notification.requestPermission();
      setPermission(answer);
      if (answer === 'granted') {
        setId(await registerThisDevice(client, deviceOf(navigator.userAgent).name));
        toasts.success(texts.devices.on);
      } else if (answer === 'denied') {
        clearTimeout(alert.current);
        alert.current = setTimeout(() => void confirm({ ...texts.denied, cancel: null }), DENIED_MS);
      } else toasts.error(texts.devices.dismissed);
    } catch {
      toasts.retry(texts.devices.refused, () => void turnOn());
    } finally {
      setBusy(false);
    }
  };
  const turnedOff = (): void => {
    setId(null);
    // The server knows already; a remaining browser subscription is harmless.
    forgetThisDevice().catch(() => undefined);
  };
  return { support, id, permission, busy, turnOn: () => void turnOn(), turnedOff };
}
