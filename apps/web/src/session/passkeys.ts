import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { identity } from './identity-api';

/** Whether the user closed the browser's prompt or let it time out. */
const wasLeft = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown.name === 'NotAllowedError' || thrown.name === 'AbortError');

/**
 * Signs in with a passkey that the browser offers.
 * @returns false when the user cancelled
 * @throws like `identity`
 */
export async function signInWithPasskey(): Promise<boolean> {
  const optionsJSON = await identity<PublicKeyCredentialRequestOptionsJSON>('/passkey/generate-authenticate-options');
  const response = await startAuthentication({ optionsJSON }).catch((thrown: unknown) => {
    if (wasLeft(thrown)) return null;
    throw thrown;
  });
  if (!response) return false;
  await identity('/passkey/verify-authentication', { response });
  return true;
}

/**
 * Creates a passkey and adds it to the account.
 * @returns `left` when the user cancelled, `known` when this device already has one of the account
 * @throws like `identity`
 */
export async function addPasskey(name: string, currentPassword: string): Promise<'added' | 'left' | 'known'> {
  const optionsJSON = await identity<PublicKeyCredentialCreationOptionsJSON>('/passkey/generate-register-options', {
    currentPassword,
  });
  let response;
  try {
    response = await startRegistration({ optionsJSON });
  } catch (thrown) {
    if (wasLeft(thrown)) return 'left';
    if (thrown instanceof Error && thrown.name === 'InvalidStateError') return 'known';
    throw thrown;
  }
  await identity('/passkey/verify-registration', { name, response });
  return 'added';
}
