import Button from '@mui/material/Button';
import { Share2 } from 'lucide-react';
import { t } from '../../messages/share';
import { CopyButton } from '../basics/copy-button';
import { canShare, share } from '../browser/share';
import type { Shared } from '../browser/share';
import { useToasts } from '../toasts/toasts';
import { QrCode } from './qr-code';
import classes from './share.module.css';

const texts = t.share;

/** Names of this machine: an address with one of them leads nowhere on another device. */
const isHere = (url: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);

/** A link to share: by the device's share sheet if there is one, copied, or scanned as a QR code. */
export function ShareLink({ shared, scan }: { shared: Shared; scan?: { label: string; text: string } }) {
  const { url } = shared;
  return (
    <div className={classes['share']}>
      {scan && (
        <div className={classes['code']}>
          <QrCode text={url} label={scan.label} />
          <p>{scan.text}</p>
        </div>
      )}
      <div className={classes['link']}>
        <input
          className={classes['address']}
          readOnly
          aria-label={texts.link}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <ShareButtons shared={shared} />
      </div>
      {isHere(url) && <p className={classes['note']}>{texts.here}</p>}
    </div>
  );
}

/** Share, if the device supports it, and Copy. `quiet` if another button is the main one. */
export function ShareButtons({ shared, quiet = false }: { shared: Shared; quiet?: boolean }) {
  const toasts = useToasts();
  const shares = canShare();
  const open = (): void => void share(shared).catch(() => toasts.error(texts.failed));
  return (
    <>
      {shares && (
        <Button variant={quiet ? 'outlined' : 'contained'} startIcon={<Share2 aria-hidden />} onClick={open}>
          {texts.share}
        </Button>
      )}
      <CopyButton
        text={shared.url}
        label={texts.copy}
        copied={texts.copied}
        onFailed={() => toasts.error(texts.copyFailed)}
        {...(!shares && !quiet && { variant: 'contained' })}
      />
    </>
  );
}
