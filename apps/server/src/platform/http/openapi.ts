import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/**
 * Serves the REST description at `/api/docs` (page) and `/api/docs-json`.
 *
 * @param rawPaths calls served in front of Nest's router, which therefore does not know them
 */
export function describeApi(app: INestApplication, rawPaths: OpenAPIObject['paths']): void {
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Homefold API')
      .setDescription(
        'The REST API. Every call needs a signed-in caller: `Authorization: Bearer <token>` from `GET /identity/token`, ' +
          'or the session cookie of the same origin. Errors have the body `{ error, code, field?, details? }`, where ' +
          '`error` is a sentence for people. A row may be sent back whole as often as one likes: read-only fields and ' +
          'its `version` are ignored, and the last change wins. The header `If-Match` with the version of the row makes ' +
          'a change, a deletion or a pin conditional: 409 VERSION_CONFLICT with the current row in `details.current` if ' +
          'it has another one. Numbers may be sent as text; a blank choice means its default. A `family_id` in a query ' +
          "or a body must be the caller's own: another one answers 404. " +
          'GraphQL at `POST /graphql` and `ws /graphql` offers the same use cases.',
      )
      .setVersion('1')
      .addBearerAuth()
      .addSecurityRequirements('bearer')
      .build(),
  );
  Object.assign(document.paths, rawPaths);
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/docs-json', customSiteTitle: 'Homefold API' });
}
