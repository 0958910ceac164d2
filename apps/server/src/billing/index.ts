export { BillingModule } from './billing.module';
export { FeatureAccess } from './feature-access';
export { featureScope, type FeatureScope } from './feature-scope';
