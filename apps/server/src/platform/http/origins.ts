import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import express from 'express';
import { AppConfig } from '../config';
import { forbidden } from '../errors/domain-error';
import { type Addressed, foreignPageMessage, isFromOwnPage, ownOrigin, unknownNameMessage } from './origin';

/** The parts of a request that show under which name the server was reached. */
type Asked = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/** The origin that the current request was sent to. */
const asked = new AsyncLocalStorage<string>();

const first = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')[0]
    ?.trim() || undefined;

/**
 * The server's own origins, for requests and for links in answers and mails. Everything that depends on the public
 * address uses this; the rules are in origin.ts.
 */
@Injectable()
export class Origins {
  private readonly trusts: (address: string | undefined, hop: number) => boolean;

  constructor(@Inject(AppConfig) private readonly config: Pick<AppConfig, 'publicUrl' | 'baseUrl' | 'trustProxy'>) {
    this.trusts = express().set('trust proxy', config.trustProxy).get('trust proxy fn') as Origins['trusts'];
  }

  /** The server's origin as a request names it; null for a foreign name. */
  of(request: Asked): string | null {
    return ownOrigin(this.addressed(request), this.config.publicUrl);
  }

  /** @throws DomainError FORBIDDEN for a request under a foreign name, naming an address that works */
  require(request: Asked): string {
    const own = this.of(request);
    if (own === null) throw forbidden(unknownNameMessage(this.addressed(request), this.config.baseUrl));
    return own;
  }

  /** Runs `fn`, and everything it starts, with this origin for the links it creates. */
  within<T>(own: string, fn: () => T): T {
    return asked.run(own, fn);
  }

  /** The origin that the current request was sent to; the default origin outside one. */
  current(): string {
    return this.config.publicUrl ?? asked.getStore() ?? this.config.baseUrl;
  }

  /**
   * For calls that a browser makes on its own, with a cookie or without user action: only pages of the origin that the
   * request was sent to may make them.
   *
   * @throws DomainError FORBIDDEN naming the address to use
   */
  assertOwnPage(headers: IncomingHttpHeaders): void {
    const own = this.current();
    if (!isFromOwnPage({ origin: headers.origin, fetchSite: first(headers['sec-fetch-site']) }, own))
      throw forbidden(foreignPageMessage(own, this.config.publicUrl));
  }

  /** The path of one of this server's URLs, under any origin; anything else unchanged. */
  pathOf(address: string): string {
    const url = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : null;
    return url &&
      ownOrigin({ host: url.host, secure: url.protocol === 'https:', origin: undefined }, this.config.publicUrl) ===
        url.origin
      ? url.pathname
      : address;
  }

  /** Proxy headers count only where TRUST_PROXY names the proxy: anyone can send them. */
  private addressed({ headers, socket }: Asked): Addressed {
    const trusted = this.trusts(socket.remoteAddress, 0);
    const scheme = trusted ? first(headers['x-forwarded-proto']) : undefined;
    return {
      host: (trusted ? first(headers['x-forwarded-host']) : undefined) ?? headers.host,
      secure: scheme === 'https',
      origin: headers.origin,
    };
  }
}
