/** Runs with each of Jest's test files; in a whole run that is a batch of specs. */
afterAll(async () => (await globalThis.homefoldSharedApp)?.close());
