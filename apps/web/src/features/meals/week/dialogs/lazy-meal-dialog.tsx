import { lazy } from 'react';
import type { Opened } from '../../../../ui/dialogs/use-opened';
import { Opening } from '../../../../ui/states/opening';
import type { MealTarget } from './use-meal-form';

const Dialog = lazy(() => import('./meal-dialog'));

/** The form of a planned meal, loaded when it is first opened. */
export const MealDialog = ({ planning: { open, value, times, close } }: { planning: Opened<MealTarget> }) => (
  <Opening>{value && <Dialog key={times} open={open} target={value} onClose={close} />}</Opening>
);
