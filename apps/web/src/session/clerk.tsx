import { ClerkProvider, useAuth as useClerkAuth, useClerk, useUser } from '@clerk/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { installAdapter, publishAuth, publishUnknown } from './auth-store';

/** Publishes Clerk's state to the auth store. */
function Bridge() {
  const { getToken, signOut, isLoaded } = useClerkAuth();
  const { user } = useUser();
  const clerk = useClerk();
  useEffect(() => {
    installAdapter({
      // It would wait forever for a script that cannot load.
      getToken: () => (clerk.loaded ? getToken() : Promise.reject(new TypeError('Clerk was not loaded.'))),
      signOut: () => signOut(),
      // Clerk refreshes itself; only a script that failed to load needs another page load.
      refresh: async () => {
        if (clerk.status === 'error') window.location.reload();
      },
    });
  }, [getToken, signOut, clerk]);
  useEffect(() => {
    const onStatus = (status: string): void => {
      if (status === 'error') publishUnknown(null);
    };
    clerk.on('status', onStatus, { notify: true });
    return () => clerk.off('status', onStatus);
  }, [clerk]);
  useEffect(() => {
    if (!isLoaded) return;
    publishAuth(
      user
        ? {
            status: 'signed-in',
            user: {
              id: user.id,
              email: user.primaryEmailAddress?.emailAddress ?? '',
              firstName: user.firstName ?? '',
              lastName: user.lastName ?? '',
              imageUrl: user.imageUrl,
            },
          }
        : { status: 'signed-out', user: null },
    );
  }, [isLoaded, user]);
  return null;
}

/** Wraps the application in the hosted identity provider; loaded only when the server is configured for it. */
export default function ClerkRoot({ publishableKey, children }: { publishableKey: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <ClerkProvider
      publishableKey={publishableKey}
      routerPush={(to) => navigate(to)}
      routerReplace={(to) => navigate(to, { replace: true })}
      signInUrl="/sign-in"
      signUpUrl="/sign-up"
      signInFallbackRedirectUrl="/dashboard"
      signUpFallbackRedirectUrl="/dashboard"
      afterSignOutUrl="/"
    >
      <Bridge />
      {children}
    </ClerkProvider>
  );
}
