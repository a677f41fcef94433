import type { Model, OperationModel } from '../../normalize/Model.ts';
import { generatedHeader, importTypeLine, type Output } from '../Output.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';
import { pagingSchema } from '../schema/pagingSchema.ts';
import { StandaloneValidators } from './StandaloneValidators.ts';

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

const bodySchema = ({ body }: OperationModel): JsonSchema | undefined =>
  body?.filter && pagingSchema(body.entity, body.filter);

/**
 * Emits validators/requests.ts: the validators of each request, in addition to those of entities. It imports
 * queries.js, which converts strings to values, and pagings.js, which does not.
 */
export function emitRequests({ operations, files }: Pick<Model, 'operations' | 'files'>): Output[] {
  const queries = new StandaloneValidators();
  const pagings = new StandaloneValidators();
  const lines = operations.map((call) => {
    const body = bodySchema(call);
    const query = `queries.${queries.add(querySchema(call))}`;
    const paging = body ? `, body: pagings.${pagings.add(body)}` : '';
    return `  ${JSON.stringify(call.id)}: { query: ${query}${paging} },`;
  });
  const from = files.filter((file) => /^schemas\/(endpoints|entities|families)\//.test(file));
  const requests = `${generatedHeader}
${importTypeLine('Validate', '../../contract/model/form.ts')}
import * as pagings from './pagings.js';
import * as queries from './queries.js';

/** By operation: its query parameters, still strings, turned into values in place; and its paging body. */
export const requests: Readonly<Record<string, { readonly query: Validate; readonly body?: Validate }>> = {
${lines.join('\n')}
};
`;
  return [
    { path: 'validators/requests.ts', text: requests, files: from },
    { path: 'validators/queries.js', text: queries.text(true), files: from },
    { path: 'validators/pagings.js', text: pagings.text(), files: from },
  ];
}
