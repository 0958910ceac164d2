import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../browser/copy-text';

/** How long 'Copied!' is shown, in milliseconds. */
const COPIED_MS = 2000;

/** Copies `text`; its label confirms it for two seconds. */
export function CopyButton({
  text,
  label,
  copied: copiedLabel,
  onFailed,
  ...button
}: {
  text: string;
  label: string;
  copied: string;
  onFailed: () => void;
} & Omit<ButtonProps, 'onClick' | 'children' | 'startIcon'>) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    try {
      await copyText(text);
    } catch {
      onFailed();
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <Button
      variant="outlined"
      {...button}
      onClick={() => void copy()}
      startIcon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      sx={
        copied && button.variant !== 'contained'
          ? { color: 'var(--hf-success-ink)', borderColor: 'var(--hf-success)' }
          : undefined
      }
    >
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  );
}
