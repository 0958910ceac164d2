import type { AuthUser } from '../../session/types';

/** The actions of the landing page's parts; `user` is null for a visitor. */
export interface LandingActions {
  user: AuthUser | null;
  openSignIn: () => void;
  openSignUp: () => void;
  openDashboard: () => void;
  /** Prefetches the modals' code. */
  warmUp: () => void;
}
