import Button from '@mui/material/Button';
import { WISH_LIMITS } from '@homefold/domain/wishlist';
import { Sparkles, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { t } from '../../../messages/wishlist/wishes';
import { typedAddress } from '../../../ui/browser/typed-address';
import { Field } from '../../../ui/fields/field';
import classes from './form.module.css';
import { usePageDraft } from './use-page-draft';
import type { PageDraft } from './use-page-draft';

const labels = t.wishlist.form;

const isAddress = (text: string): boolean => /^https?:\/\/\S+\.\S+/i.test(typedAddress(text));

/**
 * The link to a shop. Fills in the other fields from the page for review: immediately if an address is pasted into an empty
 * form, otherwise on request.
 */
export function LinkField({
  value,
  error,
  readsAtOnce,
  isBlank,
  onChange,
  onFound,
}: {
  value: string;
  error: string | undefined;
  /** Whether the form was opened with the address of a page. */
  readsAtOnce: boolean;
  /** Whether nothing else has been typed yet. */
  isBlank: boolean;
  onChange: (link: string) => void;
  onFound: (draft: PageDraft) => void;
}) {
  const page = usePageDraft(onFound);
  const { found, failure, isReading } = page;
  const read = (text: string): void => page.read(typedAddress(text));
  const begin = useEffectEvent(() => {
    if (readsAtOnce && isAddress(value)) read(value);
  });
  useEffect(() => begin(), []);
  const notes = found && [
    ...(found.foreignPrice ? [labels.foreignPrice(found.foreignPrice.text)] : []),
    ...found.unread.map(({ message }) => message),
    ...(found.knownWishId ? [labels.known] : []),
  ];
  return (
    <div className={classes['page']}>
      <div className={classes['address']}>
        <Field
          label={labels.link}
          type="url"
          inputMode="url"
          placeholder={labels.linkPlaceholder}
          value={value}
          error={error}
          maxLength={WISH_LIMITS.link * 2}
          autoComplete="off"
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (value.trim() !== '' || !isBlank || !isAddress(pasted)) return;
            event.preventDefault();
            onChange(typedAddress(pasted));
            read(pasted);
          }}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button
          variant="outlined"
          startIcon={<Sparkles size={18} aria-hidden />}
          disabled={isReading || !isAddress(value)}
          onClick={() => read(value)}
        >
          {labels.fill}
        </Button>
      </div>
      <div role="status" className={classes['status']}>
        {isReading ? labels.filling : found ? labels.filled(found.site) : labels.linkHint}
      </div>
      {failure && (
        <p className={classes['failure']} role="alert">
          {failure}
        </p>
      )}
      {notes && notes.length > 0 && (
        <ul className={classes['notes']}>
          {notes.map((note) => (
            <li key={note}>
              <TriangleAlert size={14} aria-hidden />
              {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
