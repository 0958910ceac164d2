import type { AuthUser } from '../../app/auth/types';

/** What the parts of the landing page can do; `user` is null for a visitor. */
export interface LandingActions {
  user: AuthUser | null;
  openSignIn: () => void;
  openSignUp: () => void;
  openDashboard: () => void;
  /** Loads the modals' code before they are asked for. */
  warmUp: () => void;
}
