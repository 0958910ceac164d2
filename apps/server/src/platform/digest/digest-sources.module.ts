import { Global, Module } from '@nestjs/common';
import { DigestSources } from './digest-sources';

@Global()
@Module({ providers: [DigestSources], exports: [DigestSources] })
export class DigestSourcesModule {}
