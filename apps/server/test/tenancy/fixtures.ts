import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BillingModule } from '../../src/billing';
import { DemoModule } from '../../src/demo';
import { DOMAINS } from '../../src/domains';
import { IdentityModule } from '../../src/identity';
import type { DomainFixture } from './world';

const src = resolve(__dirname, '../../src');

/** Own no data of a family: accounts and features have no rows here, and a demo copy is a family like others. */
const withoutRows: readonly unknown[] = [IdentityModule, BillingModule, DemoModule];

const isFixture = (value: unknown): value is DomainFixture =>
  typeof value === 'object' && value !== null && 'module' in value;

/** What the `<domain>.fixture.ts` beside the domains export. */
function exported(): DomainFixture[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.fixture.ts'));
  return files.flatMap((name) => Object.values<unknown>(jest.requireActual(join(src, name)))).filter(isFixture);
}

/** In the order of the domains, each after those that it uses. */
function inOrder(found: readonly DomainFixture[]): DomainFixture[] {
  const ordered = DOMAINS.flatMap(({ module }) => {
    const fixture = found.find((one) => one.module === module);
    if (!fixture && !withoutRows.includes(module)) throw new Error(`${module.name} has no fixture`);
    return fixture ?? [];
  });
  return [...ordered.filter(({ fillLast }) => !fillLast), ...ordered.filter(({ fillLast }) => fillLast)];
}

export const fixtures: readonly DomainFixture[] = inOrder(exported());
