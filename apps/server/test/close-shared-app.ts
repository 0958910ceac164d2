/** Runs with each test file of Jest, which is a batch of specs in a whole run. */
afterAll(async () => (await globalThis.homefoldSharedApp)?.close());
