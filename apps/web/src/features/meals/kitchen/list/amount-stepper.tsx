import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/kitchen/kitchen';
import { amountLabel } from '../model/labels';
import { stepOf, stepped } from '../model/steps';
import type { KitchenItem } from '../model/types';
import classes from './amount-stepper.module.css';

const labels = t.kitchen;
/** Several taps are one change, sent after the last one. */
const HOLD_MS = 800;

/** How much there is, with − and +. */
export function AmountStepper({
  item,
  onAmount,
}: {
  item: KitchenItem & { amount: number };
  onAmount: (amount: number) => void;
}) {
  const { locale } = useFamily();
  /** The tapped amount, until the item has it. */
  const [wanted, setWanted] = useState<{ amount: number; from: number } | null>(null);
  const latest = useRef<{ send: () => void }>({ send: () => undefined });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = wanted && wanted.from === item.amount ? wanted.amount : item.amount;
  useEffect(() => {
    latest.current.send = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (wanted && wanted.from === item.amount && wanted.amount !== item.amount) onAmount(wanted.amount);
    };
  });
  // nothing is lost when the row is unmounted first
  useEffect(() => {
    const { current: last } = latest;
    return () => {
      if (timer.current !== undefined) last.send();
    };
  }, []);
  const step = (by: 1 | -1): void => {
    const amount = stepped(current, item.unit, by);
    setWanted({ amount, from: item.amount });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.send(), HOLD_MS);
  };
  return (
    <span className={classes['stepper']} role="group" aria-label={labels.amountOf(item.title)}>
      <button type="button" aria-label={labels.less(item.title)} disabled={current <= 0} onClick={() => step(-1)}>
        <Minus size={16} aria-hidden />
      </button>
      <output>{amountLabel({ amount: current, unit: item.unit }, locale)}</output>
      <button
        type="button"
        aria-label={labels.moreOf(item.title)}
        disabled={current + stepOf(current, item.unit) > 100_000}
        onClick={() => step(1)}
      >
        <Plus size={16} aria-hidden />
      </button>
    </span>
  );
}
