import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { toast } from 'sonner';
import { resetAuth } from '../session/auth-store';
import { historySettled } from '../ui/dialogs/history';
import { network } from './network';
import { FakeSocket } from './fake-socket';
import { setWindow } from './media';

/** Set in jest.preset.js. */
declare const __WAIT_LIMIT_MS__: number;
configure({ asyncUtilTimeout: __WAIT_LIMIT_MS__ });

/**
 * React's development build records a stack trace for each of the first 10,000 elements a second, only to append it to its
 * warnings. Here the limit counts as reached; warnings still name the component.
 */
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

setWindow();
window.scrollTo = () => undefined;
/** jsdom has `<dialog>` but cannot open it as a modal. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
/** Toasts fade in, and a busy machine may check them in the meantime: here they are visible at once. */
document.head.insertAdjacentHTML('beforeend', '<style>[data-sonner-toast] { opacity: 1 !important }</style>');
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
  // After msw, which would install its own.
  Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, writable: true, configurable: true });
});
afterEach(async () => {
  // a dialog's history entry is removed with it, and the next test starts from another page
  cleanup();
  await historySettled();
  // toasts outlive their screen
  toast.dismiss();
  network.resetHandlers();
  FakeSocket.reset();
  setWindow();
  resetAuth();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => network.close());
