import { BuiltinWorld } from './identity-server.test-kit';

export const world = new BuiltinWorld();

/** A server with the built-in provider for account specs. */
export function startWorld(): void {
  beforeAll(() => world.start());
  afterAll(() => world.stop());
}
