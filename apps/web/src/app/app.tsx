import { ErrorBoundary } from '../ui/states/error-boundary';
import { AuthRoot } from '../session/auth-root';
import { AppRoutes } from './routes';

/** The client below its router; uncaught errors show the full-page fallback. */
export function App() {
  return (
    <ErrorBoundary>
      <AuthRoot>
        <AppRoutes />
      </AuthRoot>
    </ErrorBoundary>
  );
}
