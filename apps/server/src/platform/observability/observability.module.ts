import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config';
import { HealthController } from './health.controller';
import { Logger } from './logger';
import { Metrics } from './metrics';

@Global()
@Module({
  controllers: [HealthController],
  providers: [{ provide: Logger, inject: [AppConfig], useFactory: (config: AppConfig) => new Logger(config) }, Metrics],
  exports: [Logger, Metrics],
})
export class ObservabilityModule {}
