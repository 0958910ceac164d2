import { WISH_LIMITS } from '@homefold/domain/wishlist';
import type { FormErrors } from '../../../graphql/records/use-stored-form';
import { PictureField } from '../../../graphql/pictures/picture-field';
import { t } from '../../../messages/wishlist/wishes';
import { Field, TextArea } from '../../../ui/fields/field';
import { PickerField } from '../../../ui/fields/picker-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import { FormColumns } from '../../../ui/forms/form-columns';
import { MoneyField } from '../../../ui/pickers/money-field';
import type { Wish } from '../model/types';
import { CategoryField } from './category-field';
import { DayOffers } from './day-offers';
import classes from './form.module.css';
import { fieldsOfPage, isBlank } from './form-values';
import type { WishFormValues } from './form-values';
import { LinkField } from './link-field';
import { WhoseField } from './whose-field';

const labels = t.wishlist.form;

/** The fields of a wish, in two columns if there is room. */
export function WishFields({
  stored,
  values,
  errors,
  onChange,
}: {
  /** The stored wish; null for a new one. */
  stored: Wish | null;
  values: WishFormValues;
  errors: FormErrors<WishFormValues>;
  onChange: (values: Partial<WishFormValues>) => void;
}) {
  // A page fills in the rest, so a new wish starts with its address.
  const link = (
    <LinkField
      value={values.link}
      error={errors.link}
      readsAtOnce={!stored && values.link !== ''}
      isBlank={isBlank(values)}
      onChange={(link) => onChange({ link })}
      onFound={(draft) => onChange(fieldsOfPage(draft, values))}
    />
  );
  const picture = (
    <PictureField
      use="wish"
      preview={labels.picture}
      value={values.imageUrl}
      error={errors.imageUrl}
      onChange={(imageUrl) => onChange({ imageUrl })}
    />
  );
  return (
    <FormColumns
      main={
        <>
          {!stored && link}
          <Field
            label={labels.title}
            placeholder={labels.titlePlaceholder}
            value={values.title}
            error={errors.title}
            maxLength={WISH_LIMITS.title * 4}
            autoComplete="off"
            name="title"
            required
            autoFocus={!stored}
            onChange={(event) => onChange({ title: event.target.value })}
          />
          <CategoryField
            value={values.category}
            error={errors.category}
            onChange={(category) => onChange({ category })}
          />
          {!stored && <WhoseField value={values.memberId} onChange={(memberId) => onChange({ memberId })} />}
          {stored && link}
          <TextArea
            label={labels.notes}
            placeholder={labels.notesPlaceholder}
            value={values.notes}
            error={errors.notes}
            maxLength={WISH_LIMITS.notes * 2}
            onChange={(event) => onChange({ notes: event.target.value })}
          />
          {stored && picture}
        </>
      }
      side={
        <>
          <MoneyField
            label={labels.price}
            value={values.price}
            error={errors.price}
            onChange={(price, priceProblem) => onChange({ price, priceProblem })}
          />
          <div className={classes['day']}>
            <PickerField
              type="date"
              label={labels.wantedBy}
              value={values.wantedBy}
              error={errors.wantedBy}
              placeholder={labels.anyDay}
              onChange={(wantedBy) => onChange({ wantedBy })}
            />
            <Field
              label={labels.occasion}
              placeholder={labels.occasionPlaceholder}
              value={values.occasion}
              error={errors.occasion}
              maxLength={WISH_LIMITS.occasion * 2}
              autoComplete="off"
              onChange={(event) => onChange({ occasion: event.target.value })}
            />
            <DayOffers
              memberId={values.memberId}
              chosen={values.wantedBy}
              onPick={({ date, occasion }) => onChange({ wantedBy: date, occasion })}
            />
          </div>
          {!stored && picture}
          <SwitchField
            label={labels.isOwned}
            hint={labels.isOwnedHint}
            checked={values.isOwned}
            onChange={(isOwned) => onChange({ isOwned })}
          />
          {stored && (
            <SwitchField
              label={labels.isPurchased}
              checked={values.isPurchased}
              onChange={(isPurchased) => onChange({ isPurchased })}
            />
          )}
        </>
      }
    />
  );
}
