import classes from './generate-dialog.module.css';

/** A row with a checkbox: name, amount, reason. */
export const CheckRow = ({
  label,
  name,
  quantity,
  detail,
  checked,
  onChange,
}: {
  label: string;
  name: string;
  quantity: string | null;
  detail: string;
  checked: boolean;
  onChange: () => void;
}) => (
  <li>
    <label className={classes['row']} data-off={!checked || undefined}>
      <input type="checkbox" checked={checked} aria-label={label} onChange={onChange} />
      <span className={classes['words']}>
        <span className={classes['name']}>{name}</span>
        {detail && <span className={classes['detail']}>{detail}</span>}
      </span>
      {quantity && <span className={classes['quantity']}>{quantity}</span>}
    </label>
  </li>
);
