import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { BARCODE_MESSAGES, isShopsOwnBarcode, readBarcode } from '@homefold/domain/kitchen';
import { Flashlight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { toPublicError } from '../../../../graphql/errors';
import { refusalText } from '../../../../graphql/records/refusals';
import { t } from '../../../../messages/kitchen/kitchen';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import { Field } from '../../../../ui/fields/field';
import { FormActions } from '../../../../ui/forms/form-actions';
import { Spinner } from '../../../../ui/states/spinner';
import { unitName } from '@homefold/domain/recipes';
import type { ItemTarget } from '../dialogs/item-dialog';
import { KitchenProductDocument } from '../generated';
import type { KitchenProductQuery } from '../generated';
import classes from './scan-dialog.module.css';
import { useScanner } from './use-scanner';

const labels = t.scanning;

/** Reads a barcode from the camera or as typed, and looks it up. */
export default function ScanDialog({
  open,
  onFound,
  onClose,
}: {
  open: boolean;
  /** The form for what was found; nothing is stored before it is confirmed. */
  onFound: (target: ItemTarget) => void;
  onClose: () => void;
}) {
  const client = useApolloClient();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [finding, setFinding] = useState<string | null>(null);
  /** A code whose look-up failed is not looked up again in every frame. */
  const asked = useRef<string | null>(null);
  const find = async (code: string): Promise<void> => {
    setFinding(code);
    setProblem(undefined);
    try {
      const { data } = await client.query({
        query: KitchenProductDocument,
        variables: { barcode: code },
        // somebody may have named it since
        fetchPolicy: 'network-only',
      });
      onFound(targetOf(code, data?.kitchenProduct ?? null));
    } catch (thrown) {
      setTyped(code);
      setProblem(refusalText(toPublicError(thrown), labels.lookupFailed));
    } finally {
      setFinding(null);
    }
  };
  const { video, state, torch } = useScanner((code) => {
    if (finding !== null || asked.current === code) return;
    asked.current = code;
    navigator.vibrate?.(40);
    void find(code);
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const { code, problem: wrong } = readBarcode(typed);
    if (code === null) setProblem(BARCODE_MESSAGES[wrong]);
    else void find(code);
  };
  const isLooking = state === 'looking' || state === 'starting';
  return (
    <AppDialog
      open={open}
      title={labels.title}
      onClose={onClose}
      onSubmit={submit}
      actions={<FormActions submit={finding === null ? labels.find : labels.finding} saving={finding !== null} />}
    >
      {isLooking ? (
        <div className={classes['view']}>
          <video ref={video} muted playsInline aria-label={labels.camera} />
          <span className={classes['frame']} aria-hidden />
          {state === 'starting' && (
            <span className={classes['starting']}>
              <Spinner label={labels.starting} />
            </span>
          )}
          {torch && (
            <Button
              className={classes['torch'] ?? ''}
              size="small"
              variant="contained"
              startIcon={<Flashlight size={18} aria-hidden />}
              aria-pressed={torch.isOn}
              onClick={torch.toggle}
            >
              {labels.torch}
            </Button>
          )}
        </div>
      ) : (
        <p className={classes['problem']} role="alert">
          {labels[state === 'failed' ? 'noCamera' : state]}
        </p>
      )}
      <p className={classes['hint']} role="status" data-empty={(!isLooking && finding === null) || undefined}>
        {finding === null ? isLooking && labels.hint : labels.found(finding)}
      </p>
      <Field
        label={labels.typed}
        hint={isLooking ? labels.typedHint : undefined}
        error={problem}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        autoFocus={!isLooking}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
    </AppDialog>
  );
}

/** The form for a code: with its product, or with the code alone, to be named once. */
function targetOf(code: string, product: KitchenProductQuery['kitchenProduct']): ItemTarget {
  if (!product)
    return { kind: 'add', from: { barcode: code }, note: isShopsOwnBarcode(code) ? labels.shopsOwn : labels.unknown };
  const { name, category, place, amount, unit, isOwn } = product;
  return {
    kind: 'add',
    from: {
      barcode: code,
      title: name,
      category,
      place,
      amount: amount === null ? '' : String(amount),
      unit: unit === null ? '' : unitName(unit, amount !== 1),
    },
    note: isOwn ? labels.own : labels.public,
  };
}
