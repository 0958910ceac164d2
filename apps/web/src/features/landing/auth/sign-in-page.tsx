import { t } from '../../../messages/account/auth';
import { AuthPage } from './auth-page';
import { SignIn } from './provider-forms';

/** `/sign-in`. */
export default function SignInPage() {
  return (
    <AuthPage title={t.auth.signInTitle}>
      <SignIn links="path" />
    </AuthPage>
  );
}
