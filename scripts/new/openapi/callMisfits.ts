import type { Answer } from './answerOf.ts';
import type { PlainSchema } from './plainSchema.ts';
import { type JsonObject, objectOf } from './SourceDocument.ts';

const pathPattern = /^(\/([A-Za-z0-9_-]+|\{[a-zA-Z]\w*\}))+$/;

/** Returns the reasons why an endpoint table cannot express a call. */
export function callMisfits(
  method: string,
  path: string,
  request: JsonObject | undefined,
  body: PlainSchema | undefined,
  answer: Answer,
): string[] {
  const hasOtherBody =
    request !== undefined && body === undefined && Object.keys(objectOf(request.content)).length > 0;
  return [
    ...(method === 'patch' ? ['uses PATCH'] : []),
    ...(pathPattern.test(path) ? [] : ['has a path with other characters than letters, digits, "-" and "_"']),
    ...(hasOtherBody ? [`takes ${Object.keys(objectOf(request?.content))[0]} instead of JSON`] : []),
    ...(answer.envelope === 'own' || answer.kind === 'none'
      ? []
      : ['answers without the envelope {success, data}']),
  ];
}

/** Returns the reasons why an endpoint table cannot express a parameter. */
export function parameterMisfits({ name, in: place, required, schema }: JsonObject): string[] {
  const { type } = objectOf(schema);
  const isSimple = type === undefined || type === 'string' || type === 'integer' || type === 'boolean';
  if (place === 'query' && !isSimple) return [`has the query parameter "${name}" of type ${type}`];
  return place === 'header' && required === true ? [`requires the header "${name}"`] : [];
}
