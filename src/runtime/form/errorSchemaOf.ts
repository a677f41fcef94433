import type { ErrorSchema } from '@rjsf/utils';
import { ErrorSchemaBuilder } from '@rjsf/utils';
import type { Problem } from '../../contract/violations.ts';

/** Problems as rjsf wants them: a tree by property, the first message of each field only. */
export function errorSchemaOf(problems: readonly Problem[]): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  const told = new Set<string>();
  for (const { field, message } of problems) {
    if (told.has(field)) continue;
    told.add(field);
    builder.addErrors(message, field === '' ? [] : field.split('.'));
  }
  return builder.ErrorSchema;
}
