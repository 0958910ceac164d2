import { sampleItems } from './en/sample-items';
import { t as base } from './record';

/** The texts of the sample items. */
export const t = { ...base, sampleItems };
