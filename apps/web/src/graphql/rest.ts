import { t } from '../messages/public';
import { getToken } from '../session/auth-store';
import { saveFile } from '../ui/browser/save-file';

/** Calls the REST API. @throws Error with a message for the user */
export async function callRest(path: string, init: RequestInit = {}): Promise<Response> {
  const token = await getToken();
  let response: Response;
  try {
    response = await fetch(path, {
      credentials: 'same-origin',
      ...init,
      headers: { ...init.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
  } catch {
    throw new Error(t.common.errors.connection);
  }
  if (response.ok) return response;
  const { error, code } = (await response.json().catch(() => ({}))) as { error?: string; code?: string };
  throw new Error(error && code !== 'INTERNAL' ? error : t.common.errors.generic);
}

/** Downloads a file. @param name used if the server gives none @throws Error with a message for the user */
export async function download(path: string, name: string): Promise<void> {
  const response = await callRest(path);
  const given = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(await response.blob(), given ?? name);
}
