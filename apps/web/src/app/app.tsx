import { ErrorBoundary } from '../ui/error-boundary';
import { AuthRoot } from './auth/auth-root';
import { AppRoutes } from './routes';

/** The client below its router: whatever breaks shows the full-page fallback. */
export function App() {
  return (
    <ErrorBoundary>
      <AuthRoot>
        <AppRoutes />
      </AuthRoot>
    </ErrorBoundary>
  );
}
