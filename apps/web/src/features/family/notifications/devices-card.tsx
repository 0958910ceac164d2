import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { relativeTime } from '@homefold/domain';
import Button from '@mui/material/Button';
import { Laptop, Smartphone } from 'lucide-react';
import { t } from '../../../messages/notifications';
import { toPublicError } from '../../../graphql/errors';
import {
  PushDevicesDocument,
  RemovePushDeviceDocument,
  SendTestNotificationDocument,
} from '../../../graphql/push/generated';
import type { PushDevicesQuery } from '../../../graphql/push/generated';
import { errorText } from '../../../graphql/use-domain-form';
import { useViewer } from '../../../graphql/use-viewer';
import { browserTimeZone } from '../../../ui/time/browser-zone';
import { CardSection } from '../../../ui/basics/card';
import { Chip } from '../../../ui/basics/chip';
import { ListRow, ListRows } from '../../../ui/lists/list-row';
import { RowsSkeleton, ShapeSkeleton } from '../../../ui/states/skeleton';
import { SwitchField } from '../../../ui/fields/switch-field';
import { useToasts } from '../../../ui/toasts/toasts';
import { useNow } from '../../../ui/time/use-now';
import { WidgetError } from '../../../ui/states/widget-boundary';
import classes from './notifications.module.css';
import { useThisDevice } from './use-this-device';
import type { ThisDevice } from './use-this-device';

type Device = PushDevicesQuery['pushDevices'][number];

const texts = t.notifications.devices;

/** The user's devices: a switch for this one, and all others with a remove button. */
export function DevicesCard() {
  const { data, error, refetch } = useQuery(PushDevicesDocument);
  const here = useThisDevice();
  const devices = data?.pushDevices;
  const isOn = here.permission === 'granted' && devices?.some(({ id }) => id === here.id) === true;
  const { remove, test } = useDeviceWrites(here);
  return (
    <CardSection title={texts.title} className={classes['devices'] ?? ''}>
      <div className={classes['here']}>
        {here.support === 'yes' ? (
          <SwitchField
            label={texts.here}
            hint={here.permission === 'denied' ? texts.blocked : texts.hereHint}
            checked={isOn}
            disabled={!devices || here.busy}
            onChange={(on) => (on || !here.id ? here.turnOn() : remove(here.id, null))}
          />
        ) : (
          <p className={classes['note']}>{texts[here.support]}</p>
        )}
      </div>
      {error && !devices ? (
        <WidgetError message={texts.failed} onRetry={() => void refetch().catch(() => undefined)} />
      ) : !devices ? (
        <DevicesSkeleton isHere={here.id !== null} />
      ) : devices.length === 0 ? (
        <p className={classes['none']}>{texts.none}</p>
      ) : (
        <ListRows isDivided>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isHere={isOn && device.id === here.id}
              onTest={() => test(device.id)}
              onRemove={() => remove(device.id, device.name)}
            />
          ))}
        </ListRows>
      )}
    </CardSection>
  );
}

/** As high as the row of this device, or as the text without one. */
const DevicesSkeleton = ({ isHere }: { isHere: boolean }) =>
  isHere ? (
    <RowsSkeleton rows={1} label={texts.loading} height={60} />
  ) : (
    <ShapeSkeleton label={texts.loading}>
      <div className={classes['none']}>
        <p className={classes['note']}>{texts.none}</p>
      </div>
    </ShapeSkeleton>
  );

function DeviceRow({
  device: { name, platform, isReachable, lastSeenAt },
  isHere,
  onTest,
  onRemove,
}: {
  device: Device;
  isHere: boolean;
  onTest: () => void;
  onRemove: () => void;
}) {
  const { family } = useViewer();
  const now = useNow();
  const clock = { now, timeZone: browserTimeZone(), locale: family?.settings.locale ?? 'en-GB' };
  const Icon = platform === 'web' && !/iPhone|iPad|Android/.test(name) ? Laptop : Smartphone;
  return (
    <ListRow
      variant="card"
      icon={<Icon size={20} strokeWidth={1.75} />}
      title={
        <>
          {name}
          {isHere && (
            <Chip small tone="primary">
              {texts.thisDevice}
            </Chip>
          )}
        </>
      }
      lines={[isReachable ? texts.seen(relativeTime(lastSeenAt, clock)) : texts.unreachable]}
      end={
        <>
          {isReachable && (
            <Button size="small" variant="outlined" aria-label={texts.testOf(name)} onClick={onTest}>
              {texts.test}
            </Button>
          )}
          <Button size="small" aria-label={texts.removeOf(name)} onClick={onRemove}>
            {texts.remove}
          </Button>
        </>
      }
      endsBelow
    />
  );
}

function useDeviceWrites(here: ThisDevice) {
  const toasts = useToasts();
  const { cache } = useApolloClient();
  const [removeDevice] = useMutation(RemovePushDeviceDocument);
  const [sendTest] = useMutation(SendTestNotificationDocument);
  const failed = (again: () => void) => (thrown: unknown) => {
    const error = toPublicError(thrown);
    if (error.code === 'RATE_LIMITED' || error.code === 'CONFLICT') toasts.error(errorText(error));
    else toasts.retry(errorText(error), again);
  };
  /** @param name of another device; null: this one */
  const remove = (id: string, name: string | null): void => {
    removeDevice({ variables: { id } })
      .catch((thrown: unknown) => {
        // Already removed elsewhere: the intended result.
        if (toPublicError(thrown).code !== 'NOT_FOUND') throw thrown;
      })
      .then(() => {
        cache.updateQuery({ query: PushDevicesDocument }, (known) =>
          known ? { pushDevices: known.pushDevices.filter((device) => device.id !== id) } : known,
        );
        if (id === here.id) here.turnedOff();
        toasts.success(name === null || id === here.id ? texts.off : texts.removed(name));
      })
      .catch(failed(() => remove(id, name)));
  };
  const test = (deviceId: string): void => {
    sendTest({ variables: { deviceId } }).then(
      () => toasts.success(texts.tested),
      failed(() => test(deviceId)),
    );
  };
  return { remove, test };
}
