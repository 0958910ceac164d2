/**
 * The parts of `XMLHttpRequest` used by `sendForm`, implemented with `fetch`: the test network never receives forms
 * sent by jsdom's own.
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

/** @returns the forms sent since, and a function that restores the real one */
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
