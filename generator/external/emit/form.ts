import { isRecord } from '../../../src/contract/isRecord.ts';
import { header, importType, literal, type Output } from '../../emit/output.ts';
import type { Bundle } from '../bundle.ts';
import { rewritten } from '../rewritten.ts';
import type { Schema } from '../words.ts';
import { leveled } from './levels.ts';
import { classic, referring } from './shapes.ts';

const anything = (schema: unknown): boolean => isRecord(schema) && Object.keys(schema).length === 0;
const nothing = (schema: unknown): boolean =>
  isRecord(schema) && isRecord(schema.not) && Object.keys(schema).length === 1;

const flagOf = (word: string, schema: unknown) =>
  anything(schema) || nothing(schema) ? { [word]: anything(schema) } : {};

/** What rjsf finds something to draw in. */
const drawn = [
  'properties',
  'patternProperties',
  'additionalProperties',
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
];

/** An object of whatever people put into it. */
const isOpen = (schema: Readonly<Record<string, unknown>>): boolean =>
  schema.type === 'object' && !drawn.some((word) => word in schema);

/** Of a schema without words rjsf draws nothing, not even a field for whatever people enter. */
const wordy = (schema: unknown): unknown => (anything(schema) ? { $comment: 'anything' } : schema);

/** rjsf draws schemas, and takes a boolean only for whether there may be more. A property that nothing fits is not drawn. */
const drawableOf = (schema: Schema): Schema =>
  rewritten(classic(schema), (one) => {
    if (typeof one === 'boolean') return one ? {} : { not: {} };
    const { properties, additionalProperties, additionalItems, items } = one;
    return {
      ...one,
      ...(isRecord(properties) && {
        properties: Object.fromEntries(
          Object.entries(properties)
            .filter(([, property]) => !nothing(property))
            .map(([name, property]) => [name, wordy(property)]),
        ),
      }),
      ...(items !== undefined && { items: Array.isArray(items) ? items.map(wordy) : wordy(items) }),
      ...(isOpen(one)
        ? { additionalProperties: true }
        : flagOf('additionalProperties', additionalProperties)),
      ...flagOf('additionalItems', additionalItems),
    };
  });

/** What the form is drawn from: `External.schema`. */
export function formSchemaOf({ typeName, definitions }: Bundle) {
  const refer = (definition: string) => `#/definitions/${definition}`;
  const drawable = Object.entries(leveled(definitions)).map(([key, schema]) => [
    key,
    drawableOf(referring(schema, refer)),
  ]);
  return { $ref: refer(typeName), definitions: Object.fromEntries(drawable) };
}

/** external/<name>/form.ts: what the form loads with the first field of it. */
export function formOutput(bundle: Bundle): Output {
  const { name, files } = bundle;
  const text = `${header}
${importType('External', '../../../contract/external.ts')}
import { validate } from './validate.js';

const external: External = {
  name: ${literal(name)},
  schema: ${literal(formSchemaOf(bundle))},
  validate,
};

export default external;
`;
  return { path: `external/${name}/form.ts`, text, files };
}
