export { closeDatabase, openDatabase } from './connection';
export type { PreparedSql } from './batch';
export { Database, type ScopeOwner } from './database';
export { DATABASE_URLS, DatabaseModule, SYSTEM_DATA_SOURCE, SystemPool } from './database.module';
export { LookUps } from './look-ups';
export { databaseUrls, ownRoles, readRoles, roleNames, type DatabaseRoles, type DatabaseUrls } from './roles';
export { appliedMigrations, migrate } from './schema';
export { deleteWithAccount, dropDeleteWithAccount } from './with-account';
export { appendOnlyTable, dropTenantView, systemTable, tenantTable, tenantView, userTable } from './tenancy';
