import { kitchen } from '../en/kitchen/kitchen';
import { scanning } from '../en/kitchen/scanning';
import { useItUp } from '../en/kitchen/use-it-up';
import { t as base } from '../record';

/** The texts of the kitchen and of what can be cooked from it. */
export const t = { ...base, kitchen, scanning, useItUp };
