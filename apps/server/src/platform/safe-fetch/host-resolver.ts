import { lookup } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

export interface HostAddress {
  address: string;
  family: 4 | 6;
}

/** The addresses of a name, resolved once per connection. */
@Injectable()
export class HostResolver {
  async resolve(host: string): Promise<HostAddress[]> {
    const found = await lookup(host, { all: true });
    return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
  }
}
