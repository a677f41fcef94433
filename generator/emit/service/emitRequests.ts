import type { Model } from '../../normalize/model/Model.ts';
import type { OperationModel } from '../../normalize/model/OperationModel.ts';
import { generatedHeader, importTypeLine, type Output, toLiteral } from '../Output.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';
import { pagingSchema } from '../schema/pagingSchema.ts';

/**
 * Returns the schema of an operation's query parameters. Every operation takes `lang`
 * (schemas/SPECIFICATION.md section 7.1).
 */
export const querySchema = ({ query }: OperationModel): JsonSchema => {
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
      lang: { type: 'string', maxLength: 20 },
    },
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
};

/**
 * Emits catalog/requests.ts: the schemas of each request to the served back end, in addition to those of entities. The
 * service compiles a schema at the first request, because validators of all paging bodies take a tenth of a run.
 */
export const emitRequests = ({ operations, files }: Pick<Model, 'operations' | 'files'>): Output[] => [
  {
    path: 'catalog/requests.ts',
    files: files.filter((file) => /^schemas\/(backends|endpoints|entities|families)\//.test(file)),
    get text() {
      const served = operations.filter(({ backend }) => backend.served);
      const requests = Object.fromEntries(served.map((call) => [call.id, requestOf(call)]));
      return `${generatedHeader}
${importTypeLine('RequestSchemas', '#contract/api/operation.ts')}

export const requests: Readonly<Record<string, RequestSchemas>> = ${toLiteral(requests)};
`;
    },
  },
];

const requestOf = (call: OperationModel) => ({
  query: querySchema(call),
  ...(call.body?.filter && { body: pagingSchema(call.body.entity, call.body.filter) }),
});
