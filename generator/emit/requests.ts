import type { Call, Model } from '../model.ts';
import { remembered } from '../remembered.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { header, importType, type Output } from './output.ts';
import { pagingSchema } from './paging.ts';
import { Standalone } from './standalone.ts';

/** Parameters of a call, as the service takes them: `lang` goes with every one (schemas/SPECIFICATION.md section 7.1). */
export const querySchema = ({ query }: Call): JsonSchema => {
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

const bodySchema = ({ body }: Call): JsonSchema | undefined =>
  body?.filter && pagingSchema(body.entity, body.filter);

const memory = remembered<{ readonly query: JsonSchema; readonly body: JsonSchema | undefined }>();

/**
 * validators/requests.ts: what the service checks of a call besides entities — on top of queries.js, which turns strings into
 * values, and pagings.js, which does not.
 */
export function emitRequests({ calls, files }: Pick<Model, 'calls' | 'files'>): Output[] {
  const queries = new Standalone();
  const pagings = new Standalone();
  const lines = calls.map((call) => {
    const asked = memory(call, [], () => ({ query: querySchema(call), body: bodySchema(call) }));
    const query = `queries.${queries.add(asked.query)}`;
    const body = asked.body ? `, body: pagings.${pagings.add(asked.body)}` : '';
    return `  ${JSON.stringify(call.id)}: { query: ${query}${body} },`;
  });
  const from = files.filter((file) => /^schemas\/(endpoints|entities|families)\//.test(file));
  const requests = `${header}
${importType('Validate', '../../contract/form.ts')}
import * as pagings from './pagings.js';
import * as queries from './queries.js';

/** By operation: its query parameters, still strings, turned into values in place; and its paging body. */
export const requests: Readonly<Record<string, { readonly query: Validate; readonly body?: Validate }>> = {
${lines.join('\n')}
};
`;
  return [
    { path: 'validators/requests.ts', text: requests, files: from },
    { path: 'validators/queries.js', text: queries.separateText(true), files: from },
    { path: 'validators/pagings.js', text: pagings.separateText(false), files: from },
  ];
}
