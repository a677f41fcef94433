import { indentJson } from '../../../contract/json/exactJson.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import type { Localization } from '../../../runtime/core/i18n/localization.ts';
import { toCurlCommand } from '../../toCurlCommand.ts';
import { type ApiDoc, type ApiDocBody, bodyKindOf } from './apiDoc.ts';
import { type BodyField, fieldSourceOf, mappingCaptionKey, mappingChoiceKey } from './body/bodyFields.ts';
import { describeTransport } from './describeTransport.ts';

type Cells = readonly string[];
type DocPhrases = Pick<Localization, 'translate' | 'has'>;

/**
 * Escapes vertical bars and replaces line breaks: a vertical bar ends a cell, a line break ends the table.
 */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');

const tableLine = (cells: Cells): string => `| ${cells.map(cell).join(' | ')} |`;

const table = (head: Cells, rows: readonly Cells[]): string =>
  [tableLine(head), tableLine(head.map(() => '---')), ...rows.map(tableLine)].join('\n');

/**
 * Returns a fenced code block. The fence is longer than any run of backticks in the text, which would end the
 * block.
 */
function codeBlock(language: string, text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return `${fence}${language}\n${text}\n${fence}`;
}

const jsonBlock = (value: unknown): string => codeBlock('json', indentJson(value));

const fieldRow = (field: BodyField, t: Translate): Cells => [
  `\`${field.path}\``,
  t(mappingChoiceKey('type', field.type)),
  t(field.isRequired ? 'field.yes' : 'field.no'),
  field.description ?? '',
  field.row ? t(mappingChoiceKey('functionType', field.row.functionType)) : '',
  fieldSourceOf(field),
];

function callSections(document: ApiDoc, phrases: DocPhrases): string[] {
  const { request, endpointSettings, isInbound } = document;
  const { translate: t } = phrases;
  const where = endpointSettings.map(({ property, value }) => [
    t(`${fieldKey('interface', [property])}.title`),
    value,
  ]);
  const head = [t('docs.name'), t('docs.value')];
  return [
    request ? codeBlock('http', `${request.method} ${request.url}`) : describeTransport(document, phrases),
    ...(isInbound && where.length > 0 ? [t('docs.document.fetched')] : []),
    ...(where.length > 0 ? [table(head, where)] : []),
    ...(request ? [`## ${t('docs.document.headers')}`, table(head, Object.entries(request.headers))] : []),
    ...(isInbound ? [t('docs.document.wayInNote')] : []),
  ];
}

/** Returns the table of the fields, and the table of the expressions that read a sender's document. */
function bodyTables({ fields, expressionRows = [] }: ApiDocBody, t: Translate): string[] {
  const head = [
    t('docs.field.path'),
    t(mappingCaptionKey('type')),
    t('docs.field.required'),
    t(mappingCaptionKey('description')),
    t(mappingCaptionKey('functionType')),
    t('docs.field.source'),
  ];
  const expressionHead = [t(mappingCaptionKey('targetField')), t(mappingCaptionKey('expression'))];
  const expressions = expressionRows.map(({ targetField, expression = '' }) => [targetField, expression]);
  return [
    ...(fields.length > 0
      ? [
          table(
            head,
            fields.map((field) => fieldRow(field, t)),
          ),
        ]
      : []),
    ...(expressions.length > 0
      ? [t('docs.document.about.expressions'), table(expressionHead, expressions)]
      : []),
  ];
}

/** Returns an API document as Markdown, for the programmers of the other side. */
export function apiDocMarkdown(name: string, document: ApiDoc, phrases: DocPhrases): string {
  const { translate: t } = phrases;
  const { request, body } = document;
  const parts = [
    `# ${name}`,
    `## ${t('docs.document.call')}`,
    ...callSections(document, phrases),
    `## ${t('docs.document.body')}`,
    ...(body
      ? [
          t(`docs.document.about.${bodyKindOf(document)}`),
          ...bodyTables(body, t),
          `## ${t('docs.document.example')}`,
          jsonBlock(body.sample),
        ]
      : [t(document.isInbound ? 'docs.document.wayInUnmapped' : 'docs.document.unmapped')]),
    ...(request ? [`## ${t('docs.document.curl')}`, codeBlock('sh', toCurlCommand(request))] : []),
    ...(body ? [`## ${t('docs.document.schema')}`, jsonBlock(body.schema)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
