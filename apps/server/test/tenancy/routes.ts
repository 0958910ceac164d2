import { RequestMethod } from '@nestjs/common';
import { AppModule } from '../../src/app.module';
import { classesOf } from '../../src/module-tree';
import type { AppConfig } from '../../src/platform/config';

/** One REST route, found by reflection over the controllers of the module tree. */
export interface Route {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  isPublic: boolean;
}

const paths = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : [String(value ?? '')]);

export function routesOf(): Route[] {
  const controllers = classesOf(AppModule.with({} as AppConfig, { owner: '', app: '', system: '' }), 'controllers');
  return controllers.flatMap((controller) => {
    const prototype = controller.prototype as Record<string, unknown>;
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      // a class carries its own path: only methods have an HTTP method beside it
      if (typeof handler !== 'function' || !Reflect.hasMetadata('method', handler)) return [];
      const method = RequestMethod[Reflect.getMetadata('method', handler) as number]?.toLowerCase() as Route['method'];
      const isPublic = [handler, controller].some((target) => Reflect.getMetadata('homefold:public', target) === true);
      return paths(Reflect.getMetadata('path', controller)).flatMap((prefix) =>
        paths(Reflect.getMetadata('path', handler)).map((suffix) => ({
          method,
          path: `/${[prefix, suffix].join('/')}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
          isPublic,
        })),
      );
    });
  });
}
