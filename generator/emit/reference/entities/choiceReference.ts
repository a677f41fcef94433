import type { ChoiceExample } from '../../../load/sources/SchemaSource.ts';
import type { Entity, SchemaNode } from '../../../normalize/model/Entity.ts';
import { codeSpan, joinBlocks, markdownTable } from '../markdown.ts';
import type { ReferenceBook } from '../ReferenceBook.ts';

type Choice = SchemaNode['choices'][number];

/** Returns the section of an entity that is one of several choices: their meaning and use, and an example of each. */
export function choicesSection({ schema: { choices } }: Entity, book: ReferenceBook): string {
  if (choices.length === 0) return '';
  const { say } = book.reader;
  const hasUses = choices.some(({ uses }) => uses);
  return joinBlocks(
    `## ${say('choice.title')}`,
    markdownTable(
      ['value', 'name', ...(hasUses ? ['uses'] : []), 'meaning'].map((column) => say(`choice.${column}`)),
      choices.map((choice) => [
        codeSpan(String(choice.value)),
        book.reader.title(choice.captions),
        ...(hasUses ? [describeUses(choice, book)] : []),
        helpOf(choice, book),
      ]),
    ),
    ...choices.flatMap(({ value, example }) => (example ? exampleBlocks(value, example, book) : [])),
  );
}

/** Describes the other properties of a record with the choice. */
function describeUses({ uses = {} }: Choice, { reader }: ReferenceBook): string {
  const parts = Object.entries(uses).map(([name, use]) =>
    reader.say('choice.use', { field: codeSpan(name), use: reader.say(`sent.${use}`) }),
  );
  return reader.joinList(parts) || '–';
}

/** Returns the help about a choice. Its placeholders have no value outside of a form. */
const helpOf = ({ captions }: Choice, { reader }: ReferenceBook): string =>
  reader.description(captions).replaceAll(/\{\{\w+\}\}/g, '…');

/** Returns the title of an example, the table of its records, and its input and output. */
function exampleBlocks(
  value: Choice['value'],
  { records, input, output }: ChoiceExample,
  { reader }: ReferenceBook,
): string[] {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const json = (one: unknown): string => codeSpan(JSON.stringify(one));
  return [
    `### ${codeSpan(String(value))}`,
    markdownTable(
      columns.map(codeSpan),
      records.map((record) => columns.map((name) => (name in record ? codeSpan(String(record[name])) : ''))),
    ),
    reader.say('choice.result', { input: json(input), output: json(output) }),
  ];
}
