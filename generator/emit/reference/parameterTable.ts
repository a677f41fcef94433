import type { Call, Parameter } from '../../model.ts';
import type { Book } from './Book.ts';
import { anchor, code, table } from './markdown.ts';

/** What has to be sent beside the body. */
interface ParameterRow {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly type: string;
  readonly sent: 'required' | 'optional' | 'session';
  readonly notes: readonly string[];
}

/** Path, query and header parameters. */
export function parameterTable(call: Call, book: Book): string {
  const { say, title, sentences } = book.reader;
  const rows = [...inPath(call), ...inQuery(call, book), ...inHeaders(call, book)];
  if (rows.length === 0) return '';
  return table(
    ['parameter', 'in', 'type', 'sent', 'meaning'].map((column) => say(`field.${column}`)),
    rows.map(({ name, place, type, sent, notes }) => {
      const caption = title(book.property(name, call)?.captions ?? {});
      return [
        `${anchor(`${call.id}.${name}`)}${code(name)}`,
        say(`in.${place}`),
        say(`type.${type}`),
        say(`sent.${sent}`),
        [caption && `**${caption}**`, sentences(notes)].filter(Boolean).join('<br>'),
      ];
    }),
  );
}

const inPath = ({ pathParameters }: Call): ParameterRow[] =>
  pathParameters.map((name) => ({ name, place: 'path', type: 'string', sent: 'required', notes: [] }));

const inQuery = ({ query }: Call, book: Book): ParameterRow[] =>
  query.map((parameter) => ({
    name: parameter.name,
    place: 'query',
    type: String(parameter.schema.type),
    sent: sentOf(parameter),
    notes: [book.reader.description(parameter.captions), ...limitsOf(parameter, book)],
  }));

const inHeaders = ({ headers }: Call, { reader }: Book): ParameterRow[] =>
  Object.entries(headers).map(([name, { captions, maxLength }]) => ({
    name,
    place: 'header',
    type: 'string',
    sent: 'optional',
    notes: [reader.description(captions), reader.say('note.lengthMost', { most: maxLength })],
  }));

const sentOf = ({ from, required }: Parameter): ParameterRow['sent'] => {
  if (from) return 'session';
  return required ? 'required' : 'optional';
};

function limitsOf({ schema }: Parameter, { reader }: Book): string[] {
  const { say, listed } = reader;
  const { enum: choices, maxLength } = schema;
  return [
    ...(Array.isArray(choices)
      ? [say('note.choices', { choices: listed(choices.map((one) => code(String(one)))) })]
      : []),
    ...(maxLength === undefined ? [] : [say('note.lengthMost', { most: maxLength })]),
  ];
}
