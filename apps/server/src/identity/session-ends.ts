import { Injectable } from '@nestjs/common';

/** Removes what a domain keeps for a session that is over. */
export abstract class SessionEndListener {
  /**
   * Some sessions of a user are over.
   *
   * @param live those that are not
   */
  abstract onSessionsEnded(userId: string, live: readonly string[]): Promise<void>;
}

/**
 * Where domains register what a signing out means to them (in `onModuleInit`). Told by the built-in provider; Clerk ends
 * sessions without a word to us.
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
