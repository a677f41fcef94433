import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { External } from '../../../contract/external.ts';
import type { Translate } from '../../../contract/phrases.ts';
import { causesOf } from '../../../contract/violations.ts';
import { captionAt } from './captionAt.ts';

interface Phrases {
  readonly translate: Translate;
  readonly has: (key: string) => boolean;
}

/** What is wrong with a value of a published schema, as rjsf wants it: a tree by property, the first message of each field only. */
export function errorsOf(external: External, value: unknown, phrases: Phrases): ErrorSchema {
  const { name, validate } = external;
  const builder = new ErrorSchemaBuilder();
  if (value === undefined || validate(value)) return {};
  const told = new Set<string>();
  for (const { path, key, parameters } of causesOf(validate.errors ?? [], name, {}, phrases)) {
    const place = JSON.stringify(path);
    if (told.has(place)) continue;
    told.add(place);
    const field = captionAt(external, path) ?? path.at(-1) ?? '';
    builder.addErrors(phrases.translate(key, { ...parameters, field }), [...path]);
  }
  return builder.ErrorSchema;
}
