import { BuiltinWorld } from './identity-server.test-kit';

export const world = new BuiltinWorld();

/** A server with the built-in provider for account specs. @param isRestarted whether the spec restarts its database */
export function startWorld(isRestarted = false): void {
  beforeAll(() => world.start(isRestarted));
  afterAll(() => world.stop());
}
