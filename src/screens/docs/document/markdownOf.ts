import { choiceKey, fieldKey } from '../../../contract/labelKey.ts';
import type { Translate } from '../../../contract/phrases.ts';
import { curlOf } from '../../../runtime/request/curlOf.ts';
import { columnChoiceKey, columnKey } from './captions.ts';
import { type DocumentField, sourceOf } from './fieldsOf.ts';
import { type InterfaceDocument, wayOf } from './interfaceDocument.ts';

type Cells = readonly string[];

/** A vertical bar ends a cell, and a line break the table. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');

const line = (cells: Cells): string => `| ${cells.map(cell).join(' | ')} |`;

const table = (head: Cells, rows: readonly Cells[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** Longer than any run of backticks in the text, or the block would end there. */
function block(language: string, text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return `${fence}${language}\n${text}\n${fence}`;
}

const fieldRow = (field: DocumentField, t: Translate): Cells => [
  `\`${field.path}\``,
  t(columnChoiceKey('type', field.type)),
  t(field.isRequired ? 'field.yes' : 'field.no'),
  field.description ?? '',
  field.row ? t(columnChoiceKey('functionType', field.row.functionType)) : '',
  sourceOf(field),
];

function callOf({ request, places, transport, isWayIn }: InterfaceDocument, t: Translate): string[] {
  const where = places.map(({ property, value }) => [t(`${fieldKey('interface', [property])}.title`), value]);
  const head = [t('docs.name'), t('docs.value')];
  return [
    request
      ? block('http', `${request.method} ${request.url}`)
      : t(`docs.document.transports.${transport}`, {
          transport: t(choiceKey('interface', ['type'], transport)),
        }),
    ...(isWayIn && where.length > 0 ? [t('docs.document.fetched')] : []),
    ...(where.length > 0 ? [table(head, where)] : []),
    ...(request ? [`## ${t('docs.document.headers')}`, table(head, Object.entries(request.headers))] : []),
    ...(isWayIn ? [t('docs.document.wayInNote')] : []),
  ];
}

/** A document as Markdown, to be sent to whoever implements the other side. */
export function markdownOf(name: string, document: InterfaceDocument, t: Translate): string {
  const { request, body } = document;
  const head = [
    t('docs.field.path'),
    t(columnKey('type')),
    t('docs.field.required'),
    t(columnKey('description')),
    t(columnKey('functionType')),
    t('docs.field.source'),
  ];
  const parts = [
    `# ${name}`,
    `## ${t('docs.document.call')}`,
    ...callOf(document, t),
    `## ${t('docs.document.body')}`,
    ...(body
      ? [
          t(`docs.document.about.${wayOf(document)}`),
          table(
            head,
            body.fields.map((field) => fieldRow(field, t)),
          ),
          `## ${t('docs.document.example')}`,
          block('json', JSON.stringify(body.example, null, 2)),
        ]
      : [t(document.isWayIn ? 'docs.document.wayInUnmapped' : 'docs.document.unmapped')]),
    ...(request ? [`## ${t('docs.document.curl')}`, block('sh', curlOf(request))] : []),
    ...(body ? [`## ${t('docs.document.schema')}`, block('json', JSON.stringify(body.schema, null, 2))] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
