import { choiceKey } from '../../contract/labelKey.ts';
import { setFlag } from '../../contract/secretName.ts';
import type { CsvValue } from '../csv/csvText.ts';
import { instantIn } from '../csv/instantIn.ts';
import type { NameOf } from '../csv/namesReferredTo.ts';
import type { CellProps, Words } from './FieldType.ts';
import { type FieldTypeName, fieldTypeOf } from './registry.ts';

/** What values are put into words with, and what they refer to. */
export interface Wording extends Words {
  readonly nameOf: NameOf;
}

type Text = (props: CellProps, wording: Wording) => CsvValue;

const plain: Text = ({ value }) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const caption = ({ field, entity, path }: CellProps, choice: unknown, { translate }: Wording): string =>
  (typeof choice === 'string' || typeof choice === 'number') &&
  (field.choices ?? field.items?.choices)?.includes(choice)
    ? translate(choiceKey(entity, path, choice))
    : String(choice);

/** The face of every field type in a file: what a list shows in full, as text. */
const texts: Readonly<Record<FieldTypeName, Text>> = {
  boolean: ({ value }, { translate }) => translate(value === true ? 'field.yes' : 'field.no'),
  changes: plain,
  choice: (props, wording) => caption(props, props.value, wording),
  choices: (props, wording) =>
    Array.isArray(props.value)
      ? wording.formats.list(props.value.map((one: unknown) => caption(props, one, wording)))
      : plain(props, wording),
  code: plain,
  cron: plain,
  external: plain,
  dateTime: ({ value }, { timeZone }) => instantIn(String(value), timeZone),
  failure: plain,
  file: plain,
  multiline: plain,
  number: ({ value }) => (typeof value === 'number' ? value : String(value)),
  objectList: plain,
  reference: ({ value, field: { reference }, record }, { nameOf }) =>
    reference ? nameOf(reference, String(value), record) : String(value),
  // Whether it is set: what it is never leaves the service, and would not leave here.
  secret: ({ record, path }, { translate }) =>
    translate(record[setFlag(path.at(-1) ?? '')] === true ? 'field.secretSet' : 'field.secretNotSet'),
  text: plain,
  time: plain,
};

/** A property of a record as text, or as a figure. */
export function textOf(props: CellProps, wording: Wording): CsvValue {
  const { name } = fieldTypeOf(props.field, props.entity, props.path);
  const isNothing = props.value === undefined || props.value === null;
  return isNothing && name !== 'secret' ? '' : texts[name](props, wording);
}
