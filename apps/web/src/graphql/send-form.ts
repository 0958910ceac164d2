import { t } from '../messages/public';
import { getToken } from '../session/auth-store';

/** The answer of an upload endpoint. */
export interface FormAnswer<Body> {
  ok: boolean;
  /** `error` is the reason of a refusal. */
  body: Partial<Body> & { error?: string };
}

/**
 * Sends a form with a file to a REST endpoint and reports the progress, which `fetch` does not support.
 * @param onProgress called with the fraction sent, 0 to 1
 * @throws Error with a message for the user when the server was not reached
 */
export async function sendForm<Body extends object>(
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<FormAnswer<Body>> {
  const token = await getToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () =>
      resolve({ ok: request.status < 300, body: (request.response ?? {}) as FormAnswer<Body>['body'] });
    request.onerror = () => reject(new Error(t.common.errors.connection));
    request.send(form);
  });
}
