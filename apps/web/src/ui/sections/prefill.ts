import type { EventDraft, JobDraft, WishDraft } from '@homefold/domain/forum-drafts';
import { useEffect, useRef } from 'react';

/** Initial values of an add dialog that another section opens. */
export interface Prefill<Values> {
  /** The record it is made from; its draft is separate from that of other new records. */
  key: string;
  values: Values;
  /** Called with the id of the new record, or of the one queued on this device. */
  onAdded: (id: string) => void;
}

/** The sections whose add dialog accepts a prefill. */
interface Prefills {
  calendar: Prefill<EventDraft>;
  todos: Prefill<JobDraft>;
  wishlist: Prefill<WishDraft>;
}
export type PrefillSection = keyof Prefills;
export type EventPrefill = Prefills['calendar'];
export type JobPrefill = Prefills['todos'];
export type WishPrefill = Prefills['wishlist'];

/** Only kept in memory, because it is used at once. */
const waiting: Partial<Prefills> = {};
const followers = new Set<() => void>();

/** Stores a prefill for a section; navigate there afterwards. */
export function leavePrefill<Section extends PrefillSection>(section: Section, prefill: Prefills[Section]): void {
  Object.assign(waiting, { [section]: prefill });
  for (const follow of followers) follow();
}

/** Opens the section's add dialog when a prefill has been left for it. */
export function usePrefill<Section extends PrefillSection>(
  section: Section,
  open: (prefill: Prefills[Section]) => void,
): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const follow = (): void => {
      const prefill = waiting[section];
      if (!prefill) return;
      delete waiting[section];
      latest.current(prefill as Prefills[Section]);
    };
    followers.add(follow);
    follow();
    return () => void followers.delete(follow);
  }, [section]);
}
