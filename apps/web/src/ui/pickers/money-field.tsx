import { formatMoney, moneyDecimals, readMoney } from '@homefold/domain';
import type { MoneyProblem } from '@homefold/domain';
import { t } from '../../messages/pickers';
import { FieldFrame } from '../fields/field-frame';
import type { FieldFrameProps } from '../fields/field-frame';
import { useConventions } from '../time/conventions';
import { useTypedText } from './use-typed-text';

const labels = t.pickers.money;

/**
 * An amount in the family's currency, in its smallest unit. It can be typed with or without the currency symbol, and
 * with either decimal separator.
 * @example <MoneyField label="Price" value={price} onChange={(price, problem) => setPrice(price, problem)} />
 */
export function MoneyField({
  label,
  error,
  hint,
  optional,
  large,
  value,
  onChange,
  placeholder,
}: Pick<FieldFrameProps, 'label' | 'error' | 'hint' | 'optional' | 'large'> & {
  /** 1250 is £12.50; null for none. */
  value: number | null;
  /** Called on blur. An invalid amount is null with its problem, and stays in the field. */
  onChange: (value: number | null, problem: MoneyProblem | null) => void;
  placeholder?: string;
}) {
  const { currency, locale } = useConventions();
  const format = { currency, locale };
  const messageOf = (problem: MoneyProblem): string =>
    problem === 'decimals' ? labels.decimals(moneyDecimals(format)) : labels[problem];
  const typed = useTypedText({
    value: value === null ? '' : String(value),
    show: (minor) => formatMoney(Number(minor), format),
    read: (text) => {
      const found = readMoney(text, format);
      return found.problem ? { problem: messageOf(found.problem) } : { value: String(found.minor) };
    },
    check: (minor) => ({ value: minor }),
    unread: () => '',
    onChange: (minor) => onChange(minor === '' ? null : Number(minor), null),
  });
  const commit = (): void => {
    const { problem } = readMoney(typed.text, format);
    typed.commit();
    if (problem && typed.text.trim() !== '') onChange(null, problem);
  };
  const frame = { label, error: typed.problem ?? error, hint, optional, large } as FieldFrameProps;
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          {...control}
          placeholder={placeholder ?? formatMoney(0, format)}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === 'Escape') commit();
          }}
        />
      )}
    </FieldFrame>
  );
}
