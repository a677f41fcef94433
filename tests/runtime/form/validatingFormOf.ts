import type { RJSFSchema } from '@rjsf/utils';
import hashForSchema from '@rjsf/utils/lib/hashForSchema.js';
import { Ajv } from 'ajv';
import type { Form, Validate } from '../../../src/contract/model/form.ts';
import type { Field } from '../../../src/contract/model/resource.ts';
import type { PhraseTable } from '../../../src/contract/text/phrases.ts';
import { captionsModule } from '../../../src/runtime/core/i18n/phrases.ts';
import { formOf } from './formOf.ts';

/** Returns a form that validates by its schema, or by `validate`. */
export function validatingFormOf(
  schema: RJSFSchema,
  fields: Readonly<Record<string, Field>>,
  validate = new Ajv({ allErrors: true }).compile(schema) as unknown as Validate,
): Form {
  return formOf(fields, { schema, validators: { validate, byHash: { [hashForSchema(schema)]: validate } } });
}

/** Loads the captions of an entity's fields, in both locales. */
export async function loadCaptionsOf(entity: string, fields: PhraseTable): Promise<void> {
  const load = async () => ({ default: { entities: { [entity]: { fields } } } });
  await captionsModule(entity, { 'zh-CN': load, 'en-US': load }).load();
}
