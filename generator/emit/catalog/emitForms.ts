import type { Entity } from '../../normalize/model/Entity.ts';
import type { Model } from '../../normalize/model/Model.ts';
import { generatedHeader, importTypeLine, type Output, toLiteral } from '../Output.ts';
import { formFieldsOf, messagesOf, trimmedPathsOf } from '../schema/fields.ts';
import { formSchema } from '../validators/emitValidators.ts';

/** Emits forms/: one module for each entity of a resource or task. */
export function emitForms({ resources, tasks }: Model): Output[] {
  const entities = new Set([...resources, ...tasks].map(({ entity }) => entity));
  return [...entities].map(formOf);
}

const formOf = (entity: Entity): Output => ({
  path: `forms/${entity.name}.ts`,
  files: entity.files,
  get text() {
    return `${generatedHeader}
${importTypeLine('Form', '#contract/model/form.ts')}
import * as validators from '../validators/${entity.name}.js';

const form: Form = {
  entity: ${toLiteral(entity.name)},
  schema: ${toLiteral(formSchema(entity))},
  fields: ${toLiteral(formFieldsOf(entity.schema))},
  messages: ${toLiteral(messagesOf(entity.schema))},
  trimmed: ${toLiteral(trimmedPathsOf(entity.schema))},
  validators,
};

export default form;
`;
  },
});
