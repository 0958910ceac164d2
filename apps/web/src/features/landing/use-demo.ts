import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppConfig } from '../../app/auth/auth-root';
import { useIsGuest } from '../../app/auth/auth-store';
import { IdentityError, openDemo } from '../../app/auth/identity-api';
import { readInvite } from '../../app/auth/invite';
import { t } from '../../app/messages/landing';
import { browserTimeZone } from '../../ui/browser-zone';
import { enter } from './enter';

const texts = t.demo;

/** The demo family, as a button offers it. */
export interface Demo {
  /** The server has one, this visitor is not in it already, and nobody waits for them in a family of their own. */
  offered: boolean;
  busy: boolean;
  /** What went wrong the last time. */
  problem: string | null;
  open: () => void;
}

/** Opens a private copy of the demo family and goes to its dashboard. */
export function useDemo(): Demo {
  const config = useAppConfig();
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
  return { offered: config?.demo === true && !guest && readInvite() === null, busy, problem, open: () => void open() };
}

function problemOf(error: unknown): string {
  if (error instanceof IdentityError && error.status === 429) return texts.tooMany;
  return error instanceof TypeError ? texts.offline : texts.failed;
}
