import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config';
import { IdentityProvider } from './identity.port';

/** Where links lead in mails that are sent by the clock, when nobody is there whose request names the server. */
@Injectable()
export class UserOrigins {
  constructor(
    private readonly config: AppConfig,
    private readonly identity: IdentityProvider,
  ) {}

  /**
   * @param userIds the readers of the mails
   * @returns an origin for each of them: PUBLIC_URL; without it the one under which they signed in last, or else localhost
   */
  async of(userIds: readonly (string | null)[]): Promise<(userId: string | null) => string> {
    const { publicUrl, baseUrl } = this.config;
    if (publicUrl) return () => publicUrl;
    const origins = await this.identity.originsOf([...new Set(userIds.filter((id) => id !== null))]);
    return (userId) => origins.get(userId ?? '') ?? baseUrl;
  }
}
