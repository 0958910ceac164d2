import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { AccountDeletion, SessionEnds } from '../../src/identity';
import { BinSources } from '../../src/platform/bin';
import { DueWork } from '../../src/platform/due-work';
import { Housekeeping } from '../../src/platform/housekeeping';
import { JobQueue } from '../../src/platform/queue';

/** All background work of the server, by name and kind, found by reflection. */
export function backgroundWork(app: INestApplication) {
  const scheduled = [...app.get(ModulesContainer, { strict: false }).values()].flatMap(({ providers }) =>
    [...providers.values()].flatMap(({ instance }) => timersOf(instance)),
  );
  return {
    timers: [...new Set(scheduled)].sort(),
    chores: [
      ...app.get(Housekeeping)['chores'].map(({ name }) => name),
      ...app
        .get(BinSources)
        .all()
        .map(({ type }) => `bin of ${type}`),
    ].sort(),
    dueWork: app
      .get(DueWork)
      ['sources'].map(({ name }) => name)
      .sort(),
    jobs: [...app.get(JobQueue)['handlers'].keys()].sort(),
    ends: [
      ...app.get(AccountDeletion)['listeners'].map((_, index) => `AccountDeletion ${index + 1}`),
      ...app.get(SessionEnds)['listeners'].map((_, index) => `SessionEnds ${index + 1}`),
    ].sort(),
  };
}

/** A provider's timer methods, as `Class.method`. */
function timersOf(instance: unknown): string[] {
  if (typeof instance !== 'object' || instance === null) return [];
  const prototype = Object.getPrototypeOf(instance) as Record<string, unknown> & { constructor: { name: string } };
  return Object.getOwnPropertyNames(prototype ?? {}).flatMap((name) => {
    const method = Object.getOwnPropertyDescriptor(prototype, name)?.value as unknown;
    const isTimed = typeof method === 'function' && Reflect.hasMetadata('SCHEDULER_TYPE', method);
    return isTimed ? [`${prototype.constructor.name}.${name}`] : [];
  });
}
