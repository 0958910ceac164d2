import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { getMetadataStorage } from 'class-validator';
import { AppModule } from '../../src/app.module';
import { classesOf } from '../../src/module-tree';
import type { AppConfig } from '../../src/platform/config';
import { DomainError } from '../../src/platform/errors';
import { validation } from '../../src/platform/http/validation';

type Class = new () => object;

/** The class of every body and query of a REST call, found by reflection. */
function inputsOf(): [string, Class, 'body' | 'query'][] {
  const controllers = classesOf(AppModule.with({} as AppConfig, { owner: '', app: '', system: '' }), 'controllers');
  const found = controllers.flatMap((controller) =>
    Object.getOwnPropertyNames(controller.prototype).flatMap((method) => {
      const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
        string,
        { index: number; data?: unknown }
      >;
      const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, method) ?? []) as Class[];
      return Object.entries(args).flatMap(([key, { index, data }]): [string, Class, 'body' | 'query'][] => {
        const kind = Number(key.split(':')[0]);
        const type = types[index];
        if (data !== undefined || !type) return [];
        if (kind === Number(RouteParamtypes.BODY)) return [[type.name, type, 'body']];
        return kind === Number(RouteParamtypes.QUERY) ? [[type.name, type, 'query']] : [];
      });
    }),
  );
  return [...new Map(found.map((input) => [input[1], input])).values()];
}

const VALUES = [5, 1.5, true, 'x', '', null, {}, [], [5], [null], [{}], [[]], { a: 1 }, 'x'.repeat(30_000)];

/** What the validator's own messages say. */
const OF_THE_LIBRARY =
  /must be an? (?:string|integer|number con|boolean|array|object\b(?!\.)|Date)|should not|each value|nested property|shorter than|longer than|less than|greater than|specified constraints|following values|_/;

const inputs = inputsOf();

it('knows the inputs of the REST calls', () => {
  expect(inputs.map(([name]) => name)).toEqual(
    expect.arrayContaining(['RestTodoBody', 'RestQuickMealsBody', 'RestForumPageQuery', 'SaveProfileRequest']),
  );
});

it.each(inputs)('%s: refuses any value of any field in a sentence', async (_name, metatype, type) => {
  const fields = new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(metatype, '', true, false)
      .map(({ propertyName }) => propertyName),
  );
  const refused = async (sent: object): Promise<string | null> => {
    try {
      await validation.transform(sent, { type, metatype });
      return null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      expect([sent, error.code, error.extras.field]).toEqual([sent, 'INVALID', expect.any(String)]);
      return error.message;
    }
  };
  const said = [await refused({})];
  for (const field of fields) for (const value of VALUES) said.push(await refused({ [field]: value }));
  for (const sentence of said)
    if (sentence !== null) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence).not.toMatch(OF_THE_LIBRARY);
    }
});
