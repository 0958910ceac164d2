import type { ComponentProps } from 'react';
import * as ui from '../../../ui/fields/picker-field';
import { useSettings } from '../model/settings';

type WithoutLocale<T> = Omit<T, 'locale'>;

/** The date and time inputs of the ui kit, in the family's locale. */
export const PickerInput = (props: WithoutLocale<ComponentProps<typeof ui.PickerInput>>) => (
  <ui.PickerInput {...props} locale={useSettings().locale} />
);

export const PickerField = (props: WithoutLocale<ComponentProps<typeof ui.PickerField>>) => (
  <ui.PickerField {...props} locale={useSettings().locale} />
);
