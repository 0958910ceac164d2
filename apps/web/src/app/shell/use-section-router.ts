import { isBuiltSection } from '@homefold/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leaveLayers } from '../../ui/dialogs/history';
import { useIsMobile } from '../../ui/browser/use-media';
import type { GoOptions, Sections } from '../../ui/sections/sections';
import type { Section } from '@homefold/domain';
import { readHash, writeHash } from './section-hash';
import { resourceIcons, sectionEntry } from './sections';

/** Additions for the shell's own use. */
export interface SectionRouter extends Omit<Sections, 'openSetup' | 'waitingFor'> {
  setActionsSlot: (slot: HTMLElement | null) => void;
  /** Opens the add dialog of the current section, or goes to `fallback` and opens it there. */
  add: (fallback: Section) => void;
}

/** The section in the URL's hash, and the shell's API for sections (see ui/sections/sections). */
export function useSectionRouter(): SectionRouter {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const mobile = useIsMobile();
  const { section: current, sub } = readHash(hash, { mobile, exists: isBuiltSection });
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
  const opener = useRef<(() => void) | null>(null);
  /** The section whose add dialog opens once it is mounted. */
  const pending = useRef<Section | null>(null);

  useEffect(() => {
    const wanted = writeHash({ section: current, sub });
    // Unknown section: correct the address to the one shown.
    if (hash !== '' && hash !== `#${wanted}`) void navigate({ hash: wanted }, { replace: true });
  }, [hash, current, sub, navigate]);

  useEffect(() => {
    // The user navigated away before its dialog could open.
    if (pending.current !== current) pending.current = null;
  }, [current]);

  const go = useCallback(
    (section: Section, options: GoOptions = {}) => {
      pending.current = options.add ? section : null;
      if (options.add && section === current && opener.current) {
        pending.current = null;
        opener.current();
      }
      const wanted = writeHash({ section, sub: options.sub ?? null });
      const here = writeHash({ section: current, sub });
      if (wanted !== here)
        leaveLayers((replace) => void navigate({ hash: wanted }, { replace: replace || (options.replace ?? false) }));
    },
    [current, sub, navigate],
  );
  const registerAdd = useCallback((open: () => void) => {
    opener.current = open;
    if (pending.current) {
      pending.current = null;
      open();
    }
    return () => {
      if (opener.current === open) opener.current = null;
    };
  }, []);
  const add = useCallback(
    (fallback: Section) => {
      if (opener.current) return opener.current();
      // A page that is still loading opens its own dialog later.
      const { addAction, addsElsewhere } = sectionEntry(current);
      go(addAction || addsElsewhere ? current : fallback, { add: true });
    },
    [current, go],
  );
  return useMemo(
    () => ({ current, sub, has: isBuiltSection, go, resourceIcons, actionsSlot, registerAdd, setActionsSlot, add }),
    [current, sub, go, actionsSlot, registerAdd, add],
  );
}
