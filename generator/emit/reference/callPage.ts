import type { Call } from '../../model.ts';
import type { Area } from './areas.ts';
import type { Book } from './Book.ts';
import { filterTable } from './filterTable.ts';
import { anchor, block, code, page, table } from './markdown.ts';
import { parameterTable } from './parameterTable.ts';
import { refusalsOf } from './refusalsOf.ts';
import { addressOf, answerText, requestText } from './requestText.ts';

/** The calls of one area, each with what has to be sent, what is answered, and why it is refused. */
export const callPage = ({ name, captions, calls }: Area, book: Book): string =>
  page(`# ${book.reader.title(captions) || code(name)}`, ...calls.map((call) => callSection(call, book)));

function callSection(call: Call, book: Book): string {
  const { reader } = book;
  const { say } = reader;
  const access = call.security ? 'apiKey' : call.public ? 'public' : 'session';
  const about = [
    say('call.id', { id: code(call.id) }),
    say(`call.${access}`),
    call.optional && say('call.optional'),
  ];
  return page(
    `## ${anchor(call.id)}${reader.summary(call).replace(/[.。]$/u, '')}`,
    block('http', `${call.method} ${addressOf(call)}`),
    reader.sentences(about),
    section(say('call.parameters'), parameterTable(call, book)),
    section(say('call.body'), bodyWords(call, book)),
    section(say('call.answer'), answerWords(call, book)),
    section(say('call.refusals'), refusalTable(call, book)),
    section(say('call.request'), block('http', requestText(call, book))),
    section(say('call.response'), block('json', answerText(call, book))),
  );
}

const section = (title: string, text: string): string => (text ? page(`### ${title}`, text) : '');

function bodyWords({ body }: Call, book: Book): string {
  if (!body) return '';
  const { say } = book.reader;
  if (body.filter === undefined) return say('call.bodyOne', { entity: book.linked(body.entity) });
  const filters = filterTable(body, book);
  const link = '../index.md#paging';
  return page(say(filters ? 'call.bodyPaging' : 'call.bodyPagingOnly', { link }), filters);
}

function answerWords({ result, entity, status }: Call, book: Book): string {
  const { say, sentences } = book.reader;
  const kind = { none: 'answerNone', one: 'answerOne', list: 'answerList', page: 'answerPage' }[result];
  return sentences([
    say(`call.${kind}`, { status, entity: entity ? book.linked(entity) : '' }),
    status === 202 && say('call.accepted'),
  ]);
}

function refusalTable(call: Call, book: Book): string {
  const { say } = book.reader;
  const rows = refusalsOf(call, book);
  const more = say('call.more', { link: '../index.md#errors' });
  if (rows.length === 0) return more;
  return page(
    table(
      ['status', 'code', 'when'].map((column) => say(`call.${column}`)),
      rows,
    ),
    more,
  );
}
