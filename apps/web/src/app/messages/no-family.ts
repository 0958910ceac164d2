import { noFamily } from './en/no-family';

/** The texts for somebody who is in no family yet, apart from those that the landing page loads. */
export const t = { noFamily };
