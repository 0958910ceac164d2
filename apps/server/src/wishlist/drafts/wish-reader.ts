import { pageText } from '../../platform/web-pages';
import { readProductPage, type ProductPage } from './product-page';

/** Tasks of the reader process (platform/readers). */
export const tasks = {
  *page(
    { address, charset }: { address: string; charset: string | null },
    bytes: Buffer,
  ): Generator<ProductPage, void> {
    yield readProductPage(pageText(bytes, charset), address);
  },
};
