export { BillingModule } from './billing.module';
export { FeatureAccess } from './feature-access';
