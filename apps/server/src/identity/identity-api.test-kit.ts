import { BuiltinWorld } from './identity-test-server';

export const world = new BuiltinWorld();

/** A server with the built-in provider for the specs of accounts. */
export function startWorld(): void {
  beforeAll(() => world.start());
  afterAll(() => world.stop());
}
