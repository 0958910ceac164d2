import { Global, Module } from '@nestjs/common';
import { EverythingUnlocked, FeatureAccess } from './feature-access';

/** The features of a family's plan. Global: every gated feature asks `FeatureAccess`. */
@Global()
@Module({
  providers: [{ provide: FeatureAccess, useClass: EverythingUnlocked }],
  exports: [FeatureAccess],
})
export class BillingModule {}
