import { RequestMethod } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from '../../src/app.module';
import { classesOf } from '../../src/module-tree';
import type { AppConfig } from '../../src/platform/config';
import { isIdName } from './calls';

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
      // a class has only a path; methods also have an HTTP method
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

type Schema = Exclude<NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string], { $ref: string }>;

/** Every id in a route's path, query and body, according to OpenAPI. */
export function idNamesOf({ method, path }: Route, { paths, components }: OpenAPIObject): string[] {
  const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method];
  if (!described) throw new Error(`${method} ${path} is not described`);
  const names = new Set<string>();
  const visit = (given: Schema | { $ref: string } | undefined, at: readonly string[]): void => {
    const schema =
      given && '$ref' in given ? (components?.schemas?.[given.$ref.split('/').at(-1) ?? ''] as Schema) : given;
    for (const part of [...(schema?.allOf ?? []), ...(schema?.oneOf ?? []), ...(schema?.anyOf ?? [])]) visit(part, at);
    if (schema?.items) visit(schema.items, at);
    for (const [name, inner] of Object.entries(schema?.properties ?? {})) {
      if (isIdName(name)) names.add([...at, name].join('.'));
      visit(inner, [...at, name]);
    }
  };
  for (const parameter of described.parameters ?? [])
    if ('name' in parameter && ['path', 'query'].includes(parameter.in) && isIdName(parameter.name))
      names.add(parameter.name);
  const body = described.requestBody;
  if (body && 'content' in body) for (const { schema } of Object.values(body.content)) visit(schema, []);
  return [...names];
}
