import { t } from '../../../messages/account/auth';
import { AuthPage } from './auth-page';
import { titleOf } from './auth-parts';
import { SignUp } from './provider-forms';

/** `/sign-up`. */
export default function SignUpPage() {
  return (
    <AuthPage title={titleOf(t.auth.signUpTitle)}>
      <SignUp links="path" />
    </AuthPage>
  );
}
