import { Module } from '@nestjs/common';
import { HostResolver } from './host-resolver';
import { SAFE_FETCH_LIMITS, SafeFetch, safeFetchLimits } from './safe-fetch';

/** Fetching what people point at; see `SafeFetch`. */
@Module({
  providers: [SafeFetch, HostResolver, { provide: SAFE_FETCH_LIMITS, useValue: safeFetchLimits }],
  exports: [SafeFetch],
})
export class SafeFetchModule {}
