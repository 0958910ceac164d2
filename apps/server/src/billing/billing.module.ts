import { Global, Module } from '@nestjs/common';
import { EverythingUnlocked, FeatureAccess } from './feature-access';

/** What a family's plan unlocks. Global: every gated feature asks `FeatureAccess`. */
@Global()
@Module({
  providers: [{ provide: FeatureAccess, useClass: EverythingUnlocked }],
  exports: [FeatureAccess],
})
export class BillingModule {}
