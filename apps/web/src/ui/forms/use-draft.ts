import { useContext, useEffect, useRef, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from '../../storage/drafts';
import type { StoredDraft } from '../../storage/drafts';
import { DraftOwnerContext } from './draft-owner';

/** What a dialog needs to know of its form's draft. */
export interface Draft {
  /** An earlier input that was not saved, until the user has continued or discarded it; when it was typed. */
  offer: { at: number } | null;
  resume: () => void;
  discard: () => void;
  /** Closing asks first: a stored record was changed. */
  asks: boolean;
  /** Call when the input was saved or should be discarded: removes the draft. */
  settle: () => void;
}

/** What a form contributes to its draft. */
export interface DraftRules<Content> {
  /**
   * The name of the form, and of the record that it edits: 'job', 'job:4711'. null: stores nothing (passwords, codes,
   * files).
   */
  form: string | null;
  /** The input, as plain data. */
  content: Content;
  /** The form's initial values. */
  opened: Content;
  /** It changes a stored record: closing it with changes asks first. */
  edits: boolean;
  onResume: (content: Content) => void;
  /** Continues without asking: for a form that is always visible. */
  silent?: boolean;
}

/**
 * Stores a form's input on this device until it is saved or discarded: across Escape, Back, a reload, a crash. Opened
 * again, the form offers to continue.
 */
export function useDraft<Content>(rules: DraftRules<Content>): Draft {
  const { form, content, opened, edits, silent = false } = rules;
  const owner = useContext(DraftOwnerContext)?.id ?? null;
  const [offer, setOffer] = useState<StoredDraft | null>(() => found(owner, form, opened));
  /** Saved or discarded input is not a draft. */
  const settled = useRef<string>(undefined);
  /** Whether the stored draft comes from this opening of the form. */
  const written = useRef(false);
  const text = JSON.stringify(content);
  const isChanged = form !== null && text !== JSON.stringify(opened);

  useEffect(() => {
    if (owner === null || form === null || settled.current === text) return;
    if (isChanged) {
      writeDraft(owner, form, { content: JSON.parse(text) as unknown });
      written.current = true;
    } else if (written.current) {
      // Back at the start.
      written.current = false;
      if (offer) writeDraft(owner, form, offer);
      else forgetDraft(owner, form);
    }
  }, [owner, form, isChanged, text, offer]);

  const resume = (): void => {
    if (!offer) return;
    rules.onResume(offer.content as Content);
    // Input typed since the form was opened is offered next.
    setOffer(isChanged ? { at: Date.now(), content: JSON.parse(text) as unknown } : null);
  };
  const latest = useRef(resume);
  useEffect(() => {
    latest.current = resume;
  });
  useEffect(() => {
    if (silent) latest.current();
  }, [silent]);

  const forget = (): void => {
    if (owner !== null && form !== null) forgetDraft(owner, form);
  };
  return {
    offer: silent ? null : offer,
    resume,
    discard: () => {
      if (!written.current) forget();
      setOffer(null);
    },
    asks: edits && isChanged,
    settle: () => {
      settled.current = text;
      // An earlier input that was neither continued nor discarded is still there next time.
      if (offer && owner !== null && form !== null) writeDraft(owner, form, offer);
      else forget();
    },
  };
}

/** The stored draft, if it fits the form. */
function found(owner: string | null, form: string | null, opened: unknown): StoredDraft | null {
  if (owner === null || form === null) return null;
  const draft = readDraft(owner, form);
  return draft && fits(draft.content, opened) ? draft : null;
}

/** Whether stored data has the form's fields: they may be of an earlier version, and users can edit them. */
function fits(content: unknown, opened: unknown): boolean {
  if (opened === null || content === null) return true;
  if (Array.isArray(opened) || Array.isArray(content)) return Array.isArray(opened) && Array.isArray(content);
  if (typeof opened !== 'object') return typeof content === typeof opened;
  return (
    typeof content === 'object' &&
    Object.entries(JSON.parse(JSON.stringify(opened)) as object).every(
      ([name, value]) => name in content && fits((content as Record<string, unknown>)[name], value),
    )
  );
}
