import { noFamily } from '../en/account/no-family';

/** The texts for users without a family, apart from those that the landing page loads. */
export const t = { noFamily };
