import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { Logger } from './logger';
import { Metrics } from './metrics';

@Global()
@Module({ controllers: [HealthController], providers: [Logger, Metrics], exports: [Logger, Metrics] })
export class ObservabilityModule {}
