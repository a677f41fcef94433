import { type CallRow, type DraftRole, entityRefOf, type RoleDraft } from '../draft/Draft.ts';
import { captionOf } from '../draft/names.ts';
import { type CaptionWriter, type LocalText, localTextOf } from './CaptionWriter.ts';
import type { ListView } from './listView.ts';
import { tidyText } from './texts.ts';
import type { Subject, WriterContext } from './WriterContext.ts';

/** The verb of an operation's id, for each role. */
const verbs: Readonly<Record<DraftRole, string>> = {
  list: 'query',
  get: 'get',
  create: 'create',
  modify: 'modify',
  remove: 'remove',
  restore: 'restore',
};

export const operationIdOf = (entity: string, role: DraftRole): string => `${entity}.${verbs[role]}`;

/** Returns the call of the embedded service with a role. */
function standInRow(entity: string, role: DraftRole, filters: readonly string[]): CallRow {
  const record = { $ref: entityRefOf(entity) };
  const post = { method: 'POST', path: `/${entity}/${verbs[role]}` } as const;
  const query = { uuid: { type: 'string', maxLength: 36 } } as const;
  switch (role) {
    case 'list':
      return { ...post, body: { page: record, filter: filters }, result: { page: record } };
    case 'get':
      return { method: 'GET', path: `/${entity}/{uuid}`, result: record };
    case 'create':
      return { method: 'POST', path: `/${entity}`, body: record, result: record };
    case 'modify':
      return { ...post, body: record, result: record };
    case 'remove':
      return { ...post, query };
    case 'restore':
      return { ...post, query, result: record };
  }
}

/** Nouns of an entity within a sentence. */
export interface EntityNouns {
  readonly record: string;
  readonly records: string;
  readonly chinese: string;
}

/** Adds a space between Chinese and Latin letters, as printed Chinese has. */
const sayInChinese = (verb: string, noun: string): string =>
  `${verb}${/^[\x20-\x7E]/.test(noun) ? ` ${noun}` : noun}。`;

const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const summaries: Readonly<Record<DraftRole, (nouns: EntityNouns) => LocalText>> = {
  list: ({ records, chinese }) => ({
    english: `Page through ${records}.`,
    chinese: sayInChinese('分页查询', chinese),
  }),
  get: ({ record, chinese }) => ({
    english: `Read one ${record}.`,
    chinese: sayInChinese('查询单个', chinese),
  }),
  create: ({ record, chinese }) => ({
    english: `Create ${withArticle(record)}.`,
    chinese: sayInChinese('新建', chinese),
  }),
  modify: ({ record, chinese }) => ({
    english: `Update ${withArticle(record)}.`,
    chinese: sayInChinese('修改', chinese),
  }),
  remove: ({ record, chinese }) => ({
    english: `Delete ${withArticle(record)}.`,
    chinese: sayInChinese('删除', chinese),
  }),
  restore: ({ record, chinese }) => ({
    english: `Restore ${withArticle(record)} that was deleted within the last 30 minutes.`,
    chinese: sayInChinese('恢复 30 分钟内删除的', chinese),
  }),
};

/** True if the row of the source can stand in the endpoint table as it is. */
export const isVerbatim = ({ call, misfits }: RoleDraft): boolean =>
  call !== undefined && misfits.length === 0;

function summaryOf({ role, call }: RoleDraft, nouns: EntityNouns): LocalText {
  const summary = tidyText(call?.summary ?? '');
  const general = summaries[role](nouns);
  return summary.length < 3 ? general : localTextOf(summary, general.english);
}

/** Returns query parameters whose descriptions have translations. */
const queryOf = (query: NonNullable<CallRow['query']>, captions: CaptionWriter): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([name, { description, ...parameter }]) => {
      const text = tidyText(description ?? '');
      const texts = text === '' ? {} : captions.write({ description: localTextOf(text, captionOf(name)) });
      return [name, { ...parameter, ...texts }];
    }),
  );

function operationOf(
  role: RoleDraft,
  { entity }: Subject,
  { filters }: ListView,
  nouns: EntityNouns,
  { captions }: WriterContext,
): Record<string, unknown> {
  const { call } = role;
  const row = call && isVerbatim(role) ? call.row : standInRow(entity.name, role.role, filters);
  const { method, path, query, ...rest } = row;
  const isStandIn = call !== undefined && !isVerbatim(role);
  return {
    method,
    path,
    ...captions.write({ summary: summaryOf(role, nouns) }),
    ...(query && { query: queryOf(query, captions) }),
    ...rest,
    ...(isStandIn && { optional: true }),
  };
}

/** Returns the endpoint table of an entity: a row for each role. */
export function endpointFile(
  subject: Subject,
  view: ListView,
  nouns: EntityNouns,
  context: WriterContext,
): Record<string, unknown> {
  const { entity, resource } = subject;
  const service = resource.roles.find(isVerbatim)?.call?.service ?? 'openapi';
  return {
    $schema: '../vocabulary/endpoints.schema.json',
    service,
    operations: Object.fromEntries(
      resource.roles.map((role) => [
        operationIdOf(entity.name, role.role),
        operationOf(role, subject, view, nouns, context),
      ]),
    ),
  };
}
