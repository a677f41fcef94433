import type { Entity, Model } from '../model.ts';
import { remembered } from '../remembered.ts';
import { formFieldsOf, messagesOf, trimmedOf } from './field.ts';
import { header, importType, literal, type Output } from './output.ts';
import { formSchema } from './validators.ts';

/** forms/: one module for every entity that a resource or a task shows. */
export function emitForms({ resources, tasks }: Model): Output[] {
  const entities = new Set([...resources, ...tasks].map(({ entity }) => entity));
  return [...entities].map((entity) => memory(entity, [], () => formOf(entity)));
}

const memory = remembered<Output>();

const formOf = (entity: Entity): Output => ({
  path: `forms/${entity.name}.ts`,
  files: entity.files,
  text: `${header}
${importType('Form', '../../contract/form.ts')}
import * as validators from '../validators/${entity.name}.js';

const form: Form = {
  entity: ${literal(entity.name)},
  schema: ${literal(formSchema(entity))},
  fields: ${literal(formFieldsOf(entity.schema))},
  messages: ${literal(messagesOf(entity.schema))},
  trimmed: ${literal(trimmedOf(entity.schema))},
  validators,
};

export default form;
`,
});
