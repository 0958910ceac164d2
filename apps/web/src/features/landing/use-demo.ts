import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppConfig } from '../../session/auth-root';
import { useIsGuest } from '../../session/auth-store';
import { IdentityError, openDemo } from '../../session/identity-api';
import { readInvite } from '../../session/invite';
import { t } from '../../messages/landing';
import { useHydrated } from '../../ui/browser/use-hydrated';
import { browserTimeZone } from '../../ui/time/browser-zone';
import { enter } from './auth/enter';

const texts = t.demo;

/** The state of the demo offer. */
export interface Demo {
  /**
   * Whether the server has a demo, and the visitor is neither in it nor has an invitation; 'unknown' until the answer
   * has arrived.
   */
  offered: boolean | 'unknown';
  busy: boolean;
  /** The last error. */
  problem: string | null;
  open: () => void;
}

/** Opens a private copy of the demo family and goes to its dashboard. */
export function useDemo(): Demo {
  const config = useAppConfig();
  const hydrated = useHydrated();
  const guest = useIsGuest();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const opening = useRef(false);
  const open = async (): Promise<void> => {
    if (opening.current) return;
    opening.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await openDemo(browserTimeZone());
      await enter();
      void navigate('/dashboard');
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      opening.current = false;
      setBusy(false);
    }
  };
  const offered = !hydrated || !config ? 'unknown' : config.demo === true && !guest && readInvite() === null;
  return { offered, busy, problem, open: () => void open() };
}

function problemOf(error: unknown): string {
  if (error instanceof IdentityError && error.status === 429) return texts.tooMany;
  return error instanceof TypeError ? texts.offline : texts.failed;
}
