import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { resetAuth } from '../app/auth/auth-store';
import { network } from './network';
import { FakeSocket } from './fake-socket';

// The first lazily loaded page of a file is transformed on the way, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(30_000);

Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, writable: true });

/** jsdom has no media queries: a desktop, in the light, unless `test/media.ts` says otherwise. */
window.matchMedia ??= (query: string) =>
  ({
    media: query,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    // MUI still uses the old names.
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
/** jsdom knows `<dialog>` but cannot open it as a modal. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Element.prototype.scrollIntoView = () => undefined;

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  network.resetHandlers();
  FakeSocket.reset();
  resetAuth();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => network.close());
