import { pluralize } from 'inflection';
import { decapitalize, withArticle } from '../../../../src/contract/text/captions.ts';
import type { DraftRole, RoleDraft } from '../../draft/Draft.ts';
import type { Subject, WriterContext } from '../WriterContext.ts';
import { type LocalText, localTextOf } from './CaptionWriter.ts';
import { tidyText, titleOf } from './texts.ts';

/** The verb of an operation's id, for each role. */
export const verbs: Readonly<Record<DraftRole, string>> = {
  list: 'query',
  get: 'get',
  create: 'create',
  modify: 'modify',
  remove: 'remove',
  restore: 'restore',
};

export const operationIdOf = (entity: string, role: DraftRole): string => `${entity}.${verbs[role]}`;

/** Nouns of an entity within a sentence. */
interface EntityNouns {
  readonly title: LocalText;
  readonly record: string;
  readonly records: string;
  readonly chinese: string;
}

export function nounsOf({ entity }: Subject, { captions }: WriterContext): EntityNouns {
  const title = titleOf(entity, entity.name);
  const record = decapitalize(title.english);
  return { title, record, records: pluralize(record), chinese: captions.chineseOf(title) };
}

/** Adds a space between Chinese and Latin letters, as printed Chinese has. */
const sayInChinese = (verb: string, noun: string): string =>
  `${verb}${/^[\x20-\x7E]/.test(noun) ? ` ${noun}` : noun}。`;

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

/** Returns the summary of an operation: that of the source, else a sentence about the role. */
export function summaryOf({ role, summary = '' }: RoleDraft, nouns: EntityNouns): LocalText {
  const own = tidyText(summary);
  const general = summaries[role](nouns);
  return own.length < 3 ? general : localTextOf(own, general.english);
}
