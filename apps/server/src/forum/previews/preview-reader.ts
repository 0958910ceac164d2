import { pageText } from '../../platform/web-pages';
import { readPreviewPage, type PreviewPage } from './preview-page';

/** Tasks of the reader process (platform/readers). */
export const tasks = {
  *page(
    { address, charset }: { address: string; charset: string | null },
    bytes: Buffer,
  ): Generator<PreviewPage, void> {
    yield readPreviewPage(pageText(bytes, charset), address);
  },
};
