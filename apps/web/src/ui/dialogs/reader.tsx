import { useIsMobile } from '../browser/use-media';
import type { ComponentProps } from 'react';
import { HalfSheet } from './half-sheet';
import { Popover } from './popover';

/**
 * What a click on a record opens: it is read here before it is edited. A popover beside the record, a half sheet on a phone.
 * @example <Reader open title={pet.name} anchor={anchor} onClose={close} actions={<ReaderAction … />}>…</Reader>
 */
export function Reader({ anchor, ...props }: ComponentProps<typeof Popover>) {
  return useIsMobile() ? <HalfSheet {...props} /> : <Popover {...props} anchor={anchor} />;
}
