/** Waits before the next attempt to reach the server: longer each time, but ends once the network is back. */
export const retryWait = (retries: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(500 * 2 ** retries, 15_000) * (0.75 + Math.random() / 2));
    window.addEventListener('online', go);
  });
