import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import express from 'express';
import { AppConfig } from '../config';
import { forbidden } from '../errors/domain-error';
import { type Addressed, foreignPageMessage, isFromOwnPage, ownOrigin, unknownNameMessage } from './origin';

/** The origin under which the calling code was asked for. */
const asked = new AsyncLocalStorage<string>();

const first = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')[0]
    ?.trim() || undefined;

/**
 * The server's own origins, for requests and for the links that answers and mails carry. Everything that depends on the
 * address people use asks here; the rules are in origin.ts.
 */
@Injectable()
export class Origins {
  private readonly trusts: (address: string | undefined, hop: number) => boolean;

  constructor(@Inject(AppConfig) private readonly config: Pick<AppConfig, 'publicUrl' | 'baseUrl' | 'trustProxy'>) {
    this.trusts = express().set('trust proxy', config.trustProxy).get('trust proxy fn') as Origins['trusts'];
  }

  /** The origin by which a request names this server; null when that is no name of ours. */
  of(request: IncomingMessage): string | null {
    return ownOrigin(this.addressed(request), this.config.publicUrl);
  }

  /** @throws DomainError FORBIDDEN for a request under a name that is not ours; it names an address that works */
  require(request: IncomingMessage): string {
    const own = this.of(request);
    if (own === null) throw forbidden(unknownNameMessage(this.addressed(request), this.config.baseUrl));
    return own;
  }

  /** Runs `fn`, and everything it starts, for whoever asked under this origin: links that it makes lead back there. */
  within<T>(own: string, fn: () => T): T {
    return asked.run(own, fn);
  }

  /** The origin that the request in hand was sent to; outside of one, what names the server by default. */
  current(): string {
    return this.config.publicUrl ?? asked.getStore() ?? this.config.baseUrl;
  }

  /**
   * For what a browser does on its own with a cookie or without anybody's doing: only pages of the origin that the request in
   * hand was sent to may ask for it.
   *
   * @throws DomainError FORBIDDEN naming the address to use
   */
  assertOwnPage(headers: IncomingHttpHeaders): void {
    const own = this.current();
    if (!isFromOwnPage({ origin: headers.origin, fetchSite: first(headers['sec-fetch-site']) }, own))
      throw forbidden(foreignPageMessage(own, this.config.publicUrl));
  }

  /** The path of an address of this server, as it was given out under whichever origin; anything else stays as it is. */
  pathOf(address: string): string {
    const url = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : null;
    return url &&
      ownOrigin({ host: url.host, secure: url.protocol === 'https:', origin: undefined }, this.config.publicUrl) ===
        url.origin
      ? url.pathname
      : address;
  }

  /** Headers of a proxy count only where TRUST_PROXY names it: anybody can send them. */
  private addressed({ headers, socket }: IncomingMessage): Addressed {
    const trusted = this.trusts(socket.remoteAddress, 0);
    const scheme = trusted ? first(headers['x-forwarded-proto']) : undefined;
    return {
      host: (trusted ? first(headers['x-forwarded-host']) : undefined) ?? headers.host,
      secure: scheme === 'https',
      origin: headers.origin,
    };
  }
}
