import { t } from '../../../messages/auth';
import { AuthPage } from './auth-page';
import { SignUp } from './provider-forms';

/** `/sign-up`. */
export default function SignUpPage() {
  return (
    <AuthPage title={t.auth.signUpTitle}>
      <SignUp links="path" />
    </AuthPage>
  );
}
