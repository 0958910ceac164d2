import { t } from '../../../../messages/meals/shopping';
import { copyText } from '../../../../ui/browser/copy-text';
import { useToasts } from '../../../../ui/toasts/toasts';
import { asText } from './in-aisles';
import { aisleEmoji, aisleName, lineOf } from './labels';
import type { Content } from './types';

/** Copies a list as text, to be pasted into a message. */
export function useCopyList(): (content: Content) => Promise<void> {
  const toasts = useToasts();
  return async (content) => {
    const text = asText(content, (aisle) => `${aisleEmoji(aisle)} ${aisleName(aisle)}`, lineOf);
    await copyText(text).then(
      () => toasts.success(t.shopping.copied),
      () => toasts.error(t.shopping.copyFailed),
    );
  };
}
