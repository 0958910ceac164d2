import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const TEMPLATE = 'homefold_template';
/** Connection URL of the run's PostgreSQL, with the right to create databases. */
const adminUrl = (): string => process.env['HOMEFOLD_E2E_PG'] ?? '';

async function create(statement: string, name: string): Promise<string> {
  const admin = new Client({ connectionString: adminUrl() });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.toString();
}

/** Creates the template database; resolves with its URL. */
export async function makeTemplate(url: string): Promise<string> {
  process.env['HOMEFOLD_E2E_PG'] = url;
  return create(`create database ${TEMPLATE}`, TEMPLATE);
}

/** Creates a separate migrated database; resolves with its URL. */
export async function newDatabase(): Promise<string> {
  const name = `homefold_${randomBytes(5).toString('hex')}`;
  return create(`create database ${name} template ${TEMPLATE}`, name);
}
