import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config';
import { IdentityProvider } from './identity.port';

/** The origin of links in scheduled mails, which have no request to take it from. */
@Injectable()
export class UserOrigins {
  constructor(
    private readonly config: AppConfig,
    private readonly identity: IdentityProvider,
  ) {}

  /**
   * @param userIds the readers of the mails
   * @returns an origin for each of them: PUBLIC_URL; without it that of their last sign-in, or else localhost
   */
  async of(userIds: readonly (string | null)[]): Promise<(userId: string | null) => string> {
    const { publicUrl, baseUrl } = this.config;
    if (publicUrl) return () => publicUrl;
    const origins = await this.identity.originsOf([...new Set(userIds.filter((id) => id !== null))]);
    return (userId) => origins.get(userId ?? '') ?? baseUrl;
  }
}
