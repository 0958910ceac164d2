import { Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { ClipboardEvent, Ref } from 'react';
import { t } from '../../../../messages/meals/shopping';
import { useIsMobile } from '../../../../ui/browser/use-media';
import { useEntry } from '../../../../ui/quick-add/entry';
import { QuickAddField } from '../../../../ui/quick-add/quick-add-field';
import type { QuickAddHandle } from '../../../../ui/quick-add/quick-add-field';
import type { Corrections } from './panel';

const labels = t.shopping.quickAdd;
const UNCORRECTED: Corrections = {};

/** The grammar and the panel are loaded when the field is first used, not with the screen. */
const loadPanel = () => import('./panel');

/** Quick add of items: "2 milk, 6 eggs and bread rolls". A pasted list of several lines opens in the bulk dialog. */
export function QuickAdd({
  listId,
  onLines,
  ref,
}: {
  listId: string | null;
  onLines: (text: string) => void;
  ref?: Ref<QuickAddHandle>;
}) {
  const mobile = useIsMobile();
  const held = useEntry(UNCORRECTED);
  const [, setEntry] = held;
  const onText = useCallback((text: string) => setEntry((before) => ({ ...before, text })), [setEntry]);
  const extra = useMemo(() => ({ listId, onText }), [listId, onText]);
  // A single-line field would join the pasted lines.
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!/\S\s*\n\s*\S/u.test(text)) return;
    event.preventDefault();
    onLines(text);
  };
  return (
    <div onPasteCapture={onPaste}>
      <QuickAddField
        {...(ref && { ref })}
        {...(!mobile && { shortcut: 'n' })}
        labels={labels}
        placeholder={mobile ? labels.placeholder : labels.placeholderLong}
        icon={<Plus />}
        load={loadPanel}
        form="quick-add-shopping"
        uncorrected={UNCORRECTED}
        held={held}
        extra={extra}
      />
    </div>
  );
}
