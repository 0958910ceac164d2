import { Injectable } from '@nestjs/common';

/** Deletes a domain's data of an ended session. */
export abstract class SessionEndListener {
  /**
   * Some sessions of a user have ended.
   *
   * @param live the remaining ones
   */
  abstract onSessionsEnded(userId: string, live: readonly string[]): Promise<void>;
}

/**
 * Registry of domains that react to ended sessions (in `onModuleInit`). Called by the built-in provider; Clerk does not
 * notify us.
 */
@Injectable()
export class SessionEnds implements SessionEndListener {
  private readonly listeners: SessionEndListener[] = [];

  addListener(listener: SessionEndListener): void {
    this.listeners.push(listener);
  }

  async onSessionsEnded(userId: string, live: readonly string[]): Promise<void> {
    for (const listener of this.listeners) await listener.onSessionsEnded(userId, live);
  }
}
