import { t } from '../messages/public';
import { getToken } from '../session/auth-store';

/** What an endpoint for files answered. */
export interface FormAnswer<Body> {
  ok: boolean;
  /** `error` says why it was refused. */
  body: Partial<Body> & { error?: string };
}

/**
 * Sends a form with a file to one of the REST endpoints, and tells how much of it has been sent, which `fetch` does not.
 * @param onProgress gets the share that was sent, 0 to 1
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
