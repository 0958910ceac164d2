export { APP_ROLE, SYSTEM_ROLE, closeDatabase, databaseUrls, openDatabase, type DatabaseUrls } from './connection';
export { Database, type PreparedSql, type ScopeOwner } from './database';
export { DATABASE_URLS, DatabaseModule, SYSTEM_DATA_SOURCE, SystemPool } from './database.module';
export { migrate } from './schema';
export { appendOnlyTable, systemTable, tenantTable, userTable } from './tenancy';
