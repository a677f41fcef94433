import { openApiComponentsOf } from '../../external/emit/rewriteSchema.ts';
import { sourceLocale } from '../../load/Product.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { BackendModel, OperationModel } from '../../normalize/model/OperationModel.ts';
import type { Output } from '../Output.ts';
import { areaNameOf } from '../reference/operations/OperationArea.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';
import { describedFailure } from './describedCalls.ts';
import { entitySchemasOf } from './entitySchemas.ts';
import { envelopes, isEnveloped } from './envelopes.ts';
import { operationObject } from './operationObject.ts';
import { refusalComponents } from './refusals.ts';
import { schemaRef, selectUsedSchemas } from './schemaReferences.ts';
import { commonSecurityOf, securitySchemesOf } from './securitySchemes.ts';

/**
 * Emits the operations of each back end as an OpenAPI 3.1 document, for tools and for authors of a back end. Two back
 * ends may have the same path.
 */
export const emitOpenApi = (model: Model): Output[] =>
  model.backends.map((backend) => ({
    path: documentPathOf(backend, model),
    files: model.files.filter((file) =>
      /^schemas\/(backends|endpoints|entities|families|external)\//.test(file),
    ),
    get text() {
      // V8 writes tabs twice as fast as pairs of spaces, and 1,000 entities have a document of 16 MB.
      return `${JSON.stringify(openApiDocument(backend, model), null, '\t')}\n`;
    },
  }));

/** `openapi.json` has the served back end, or the only one. */
const documentPathOf = ({ name, served }: BackendModel, { backends }: Model): string =>
  served || backends.length === 1 ? 'openapi.json' : `openapi.${name}.json`;

function openApiDocument(backend: BackendModel, model: Model): JsonSchema {
  const hasEnvelope = isEnveloped(backend);
  const operations = model.operations.filter((call) => call.backend.name === backend.name);
  const paths = pathsOf(operations);
  const responses = hasEnvelope ? refusalComponents : describedFailure(backend);
  return {
    openapi: '3.1.0',
    info: {
      title: model.product.captions[sourceLocale]?.title ?? '',
      summary: 'The calls that the console makes to a back end.',
      description: hasEnvelope
        ? 'Generated from schemas/. Every answer is an envelope. Each call describes its `data`.'
        : 'Generated from schemas/.',
      version: '1.0.0',
      license: { name: 'Proprietary', url: 'about:blank' },
    },
    servers: [
      backend.server
        ? { url: backend.server }
        : { url: '/', description: 'The origin that serves the console.' },
    ],
    security: commonSecurityOf(backend),
    tags: tagsOf(operations),
    paths,
    components: {
      securitySchemes: securitySchemesOf(backend),
      ...(hasEnvelope && { parameters: { lang: langParameter } }),
      responses,
      schemas: selectUsedSchemas([paths, responses], schemasOf(model)),
    },
  };
}

/**
 * Returns the operations by path and method. The last one counts if several have both in common, except those that
 * send a state.
 */
function pathsOf(operations: readonly OperationModel[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of operations.toSorted((one, other) => Number(!one.state) - Number(!other.state))) {
    const path = `${call.backend.services[call.service] ?? ''}${call.path}`;
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = operationObject(call);
  }
  return paths;
}

/** Returns all schemas by name. */
const schemasOf = ({ entities, externals, uses }: Model): Readonly<Record<string, JsonSchema>> => ({
  ...envelopes,
  ...Object.fromEntries(entities.flatMap((entity) => entitySchemasOf(entity, uses(entity)))),
  ...Object.fromEntries(externals.flatMap((bundle) => openApiComponentsOf(bundle, schemaRef))),
});

const langParameter = {
  name: 'lang',
  in: 'query',
  description: 'Language of messages.',
  schema: { type: 'string', enum: ['zh_CN', 'zh_TW', 'en_US'] },
};

const tagsOf = (calls: readonly OperationModel[]) =>
  [...new Set(calls.map(areaNameOf))].map((name) => ({ name, description: `Calls under ${name}.` }));
