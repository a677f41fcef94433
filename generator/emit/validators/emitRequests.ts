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

/** An operation with a paging body, whose validator has its own module. */
type PagingOperation = OperationModel & { readonly body: { readonly filter: readonly string[] } };

const hasPaging = (call: OperationModel): call is PagingOperation => call.body?.filter !== undefined;

/**
 * Emits validators/requests.ts: the validators of each request to the served back end, in addition to those of entities. It imports
 * queries.js, which converts strings to values, and one module for each paging body, which does not.
 */
export function emitRequests({ operations: all, files }: Pick<Model, 'operations' | 'files'>): Output[] {
  const operations = all.filter(({ backend }) => backend.served);
  return [
    ...operations.filter(hasPaging).map(pagingModule),
    {
      path: 'validators/requests.ts',
      files: files.filter((file) => /^schemas\/(backends|endpoints|families)\//.test(file)),
      get text() {
        return requestsModule(operations);
      },
    },
    ...(operations.length > 0 ? [queriesModule(operations, files)] : []),
  ];
}

const queriesModule = (operations: readonly OperationModel[], files: readonly string[]): Output => ({
  path: 'validators/queries.js',
  files: files.filter((file) => /^schemas\/(backends|endpoints|families)\//.test(file)),
  get text() {
    return addQueries(operations).queries.text(true);
  },
});

const pagingModule = ({ id, body: { entity, filter } }: PagingOperation): Output => ({
  path: `validators/${id}.js`,
  files: [...entity.files, 'schemas/backends/', 'schemas/endpoints/', 'schemas/families/'],
  get text() {
    const paging = new StandaloneValidators();
    paging.add(pagingSchema(entity, filter));
    return paging.text();
  },
});

/** Returns the validators of all queries, and the name of each in queries.js. Equal queries share one. */
function addQueries(operations: readonly OperationModel[]) {
  const queries = new StandaloneValidators();
  return { queries, names: operations.map((call) => queries.add(querySchema(call))) };
}

function requestsModule(operations: readonly OperationModel[]): string {
  const { names } = addQueries(operations);
  const pagings = operations.filter(hasPaging).map(({ id }) => id);
  const pagingNames = new Map(pagings.map((id, index) => [id, `paging${index}`]));
  const imports = [...pagingNames].map(([id, name]) => `import { v0 as ${name} } from './${id}.js';`);
  const lines = operations.map(({ id }, index) => {
    const paging = pagingNames.get(id);
    return `  ${JSON.stringify(id)}: { query: queries.${names[index]}${paging ? `, body: ${paging}` : ''} },`;
  });
  return `${generatedHeader}
${importTypeLine('Validate', '#contract/model/form.ts')}
${[...imports, ...(operations.length > 0 ? ["import * as queries from './queries.js';"] : [])].join('\n')}

/** By operation: its query parameters, still strings, turned into values in place; and its paging body. */
export const requests: Readonly<Record<string, { readonly query: Validate; readonly body?: Validate }>> = {
${lines.join('\n')}
};
`;
}
