import { Module } from '@nestjs/common';
import { HostResolver } from './host-resolver';
import { SAFE_FETCH_LIMITS, SafeFetch, safeFetchLimits } from './safe-fetch';

/** Fetches URLs supplied by users; see `SafeFetch`. */
@Module({
  providers: [SafeFetch, HostResolver, { provide: SAFE_FETCH_LIMITS, useValue: safeFetchLimits }],
  exports: [SafeFetch],
})
export class SafeFetchModule {}
