/**
 * What `sendForm` uses of `XMLHttpRequest`, over `fetch`: the network of the tests waits forever for a form of jsdom that the
 * real one sends.
 */
class FetchedRequest {
  status = 0;
  response: unknown = null;
  responseType = '';
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  private method = '';
  private path = '';
  private readonly headers = new Headers();

  open(method: string, path: string): void {
    this.method = method;
    this.path = path;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(body: FormData): void {
    fetch(this.path, { method: this.method, headers: this.headers, body }).then(
      async (response) => {
        this.upload.onprogress?.({ loaded: 1, total: 1, lengthComputable: true });
        this.status = response.status;
        this.response = await response.json();
        this.onload?.();
      },
      () => this.onerror?.(),
    );
  }
}

/** @returns the forms that were sent since, and what puts the real one back */
export function uploadOverFetch(): { forms: readonly FormData[]; stop: () => void } {
  const real = globalThis.XMLHttpRequest;
  const forms: FormData[] = [];
  class Noted extends FetchedRequest {
    override send(body: FormData): void {
      forms.push(body);
      super.send(body);
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Noted });
  return { forms, stop: () => void Object.assign(globalThis, { XMLHttpRequest: real }) };
}
