import Button from '@mui/material/Button';
import { formatMoney } from '@homefold/domain';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/gifts';
import { ProgressBar } from '../../../ui/basics/progress-bar';
import { FormAlert } from '../../../ui/forms/form-alert';
import { Face } from '../../../ui/people/face';
import { MoneyField } from '../../../ui/pickers/money-field';
import { useConventions } from '../../../ui/time/conventions';
import { faceOf } from '../model/people';
import type { Wish } from '../model/types';
import { useNextFocus } from '../use-next-focus';
import classes from './gift-parts.module.css';
import { useAct } from './use-act';
import { useGiftWrites } from './use-gift-writes';

const labels = t.gifts.together;

/** The shares in one gift, and what is still needed. The viewer's own share can be changed and withdrawn in place. */
export function TogetherPart({ wish }: { wish: Wish }) {
  const family = useFamily();
  const { currency } = useConventions();
  const { price, shares } = wish;
  const [open, setOpen] = useState(false);
  const { part, goOn } = useNextFocus<HTMLDivElement>();
  if (price === null || price === 0) return null;
  const money = (minor: number): string => formatMoney(minor, { currency, locale: family.locale });
  const own = shares.find(({ member }) => member.memberId === family.me)?.amount ?? 0;
  const needed = wish.stillNeeded ?? 0;
  const show = (next: boolean): void => {
    setOpen(next);
    goOn();
  };
  const mayPut = needed + own > 0 && (!wish.isPurchased || own > 0 || shares.length > 0);
  if (shares.length === 0 && !mayPut) return null;
  return (
    <div ref={part} className={classes['part']}>
      <h3>{labels.title}</h3>
      {shares.length > 0 ? (
        <>
          <div className={classes['progress']}>
            <ProgressBar done={price - needed} all={price} />
            <p>
              <span>{labels.of(money(price - needed), money(price))}</span>
              <b>{needed > 0 ? labels.needed(money(needed)) : labels.complete}</b>
            </p>
          </div>
          <ul className={classes['shares']}>
            {shares.map(({ member, amount }) => (
              <li key={member.memberId}>
                <Face person={faceOf(member, family)} size={24} />
                <span>{member.memberId === family.me ? labels.you : member.displayName}</span>
                <b>{money(amount)}</b>
              </li>
            ))}
          </ul>
        </>
      ) : (
        !open && <p className={classes['quiet']}>{labels.start}</p>
      )}
      {mayPut &&
        (open || own > 0 ? (
          // a changed share resets the form: what was typed before has been saved or withdrawn
          <ShareForm
            key={own}
            wish={wish}
            own={own}
            most={needed + own}
            money={money}
            onSaved={(amount) => show(amount > 0)}
          />
        ) : (
          <Button data-next variant="outlined" startIcon={<HandCoins aria-hidden />} onClick={() => show(true)}>
            {labels.put}
          </Button>
        ))}
    </div>
  );
}

function ShareForm({
  wish,
  own,
  most,
  money,
  onSaved,
}: {
  wish: Wish;
  own: number;
  most: number;
  money: (minor: number) => string;
  onSaved: (amount: number) => void;
}) {
  const writes = useGiftWrites();
  const act = useAct(writes.refetch);
  const [amount, setAmount] = useState<number | null>(own || null);
  const [problem, setProblem] = useState<string>();
  const put = async (next: number): Promise<void> => {
    if (await act.run(() => writes.share(wish, next), labels.failed)) onSaved(next);
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = !amount ? labels.nothing : amount > most ? labels.tooMuch(money(most)) : undefined;
    setProblem(wrong);
    if (!wrong && amount && amount !== own) void put(amount);
  };
  return (
    <form className={classes['share']} noValidate data-next onSubmit={save}>
      <MoneyField
        label={labels.label}
        hint={labels.hint(money(most))}
        error={problem}
        value={amount}
        onChange={(typed) => {
          setAmount(typed);
          setProblem(undefined);
        }}
      />
      <div className={classes['buttons']}>
        <Button type="submit" variant="outlined" disabled={act.busy}>
          {own > 0 ? labels.change : labels.put}
        </Button>
        {own > 0 && (
          <Button disabled={act.busy} onClick={() => void put(0)}>
            {labels.withdraw}
          </Button>
        )}
      </div>
      {act.failure && <FormAlert message={act.failure} />}
    </form>
  );
}
