import type { Form, Validate } from '../../../src/contract/model/form.ts';
import type { Field } from '../../../src/contract/model/resource.ts';

type FormParts = Partial<Omit<Form, 'fields' | 'validators'>> & {
  readonly validators?: Partial<Form['validators']>;
};

const acceptAll: Validate = Object.assign(() => true, { errors: null });

/** Returns a form of things with these fields. Each takes one column. */
export const formOf = (
  fields: Readonly<Record<string, Field>>,
  { validators, ...parts }: FormParts = {},
): Form => ({
  entity: 'thing',
  schema: {},
  fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { span: 1, ...field }])),
  messages: {},
  trimmed: [],
  ...parts,
  validators: { validate: acceptAll, byHash: {}, visible: {}, rules: [], ...validators },
});
