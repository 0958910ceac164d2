import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { t } from '../../../messages/account/second-factor';
import { CopyButton } from '../../../ui/basics/copy-button';
import { saveFile } from '../../../ui/browser/save-file';
import { useToasts } from '../../../ui/toasts/toasts';
import family from '../family.module.css';
import classes from './second-factor.module.css';

const texts = t.secondFactor;

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const toasts = useToasts();
  const download = () => {
    const text = `${texts.fileHead}\n\n${codes.join('\n')}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), 'homefold-recovery-codes.txt');
  };
  return (
    <div className={family['form']}>
      <p className={family['lead']}>{texts.codesLead}</p>
      <ul className={classes['codes']} aria-label={texts.codesList}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes['buttons']}>
        <CopyButton
          text={codes.join('\n')}
          label={texts.copyCodes}
          copied={texts.copied}
          onFailed={() => toasts.error(texts.copyFailed)}
        />
        <Button variant="outlined" startIcon={<Download aria-hidden />} onClick={download}>
          {texts.download}
        </Button>
      </div>
    </div>
  );
}
