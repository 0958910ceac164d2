import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { resetAuth } from '../app/auth/auth-store';
import { network } from './network';
import { FakeSocket } from './fake-socket';
import { setWindow } from './media';

// The first lazily loaded page of a file is transformed on the way, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 20_000 });

setWindow();
window.scrollTo = () => undefined;
/** jsdom knows `<dialog>` but cannot open it as a modal. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
/** A toast fades in, and a busy machine may look at it in between: here it is visible as soon as it is there. */
document.head.insertAdjacentHTML('beforeend', '<style>[data-sonner-toast] { opacity: 1 !important }</style>');
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
  // After msw, which would put its own in the place.
  Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, writable: true, configurable: true });
});
afterEach(() => {
  network.resetHandlers();
  FakeSocket.reset();
  setWindow();
  resetAuth();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => network.close());
