import { type ErrorCode, errorStatuses } from '../../../../src/contract/api/errorCodes.ts';
import type { Binding } from '../../../../src/contract/model/entity.ts';
import type { Entity } from '../../../normalize/model/Entity.ts';
import type { OperationModel } from '../../../normalize/model/OperationModel.ts';
import { listParametersOf } from '../../openapi/describedCalls.ts';
import { anchorTag, codeBlock, codeSpan, joinBlocks, markdownTable } from '../markdown.ts';
import type { ReferenceBook } from '../ReferenceBook.ts';
import { exampleAnswer, exampleRequest, operationAddressOf } from './exampleRequest.ts';
import type { OperationArea } from './OperationArea.ts';
import { filtersTable, parametersTable } from './requestTables.ts';

/** Returns the page of an area: the request, answer and refusals of each operation. */
export const operationPage = ({ name, captions, operations }: OperationArea, book: ReferenceBook): string =>
  joinBlocks(
    `# ${book.reader.title(captions) || codeSpan(name)}`,
    ...operations.map((call) => operationSection(call, book)),
  );

function operationSection(call: OperationModel, book: ReferenceBook): string {
  const { reader } = book;
  const { say } = reader;
  const about = [
    say('call.id', { id: codeSpan(call.id) }),
    ...(call.backend.answer.style === 'bare' ? describedAccess(call, book) : commonAccess(call, book)),
    call.optional && say('call.optional'),
  ];
  return joinBlocks(
    `## ${anchorTag(call.id)}${reader.summary(call).replace(/[.。]$/u, '')}`,
    codeBlock('http', `${call.method} ${operationAddressOf(call)}`),
    reader.joinSentences(about),
    section(say('call.parameters'), parametersTable(call, book)),
    section(say('call.body'), joinBlocks(describeBody(call, book), mediaTypeOf(call, book))),
    section(say('call.answer'), describeAnswer(call, book)),
    section(say('call.refusals'), refusalTable(call, book)),
    section(say('call.request'), codeBlock('http', exampleRequest(call, book))),
    section(say('call.response'), answerBlock(exampleAnswer(call, book))),
  );
}

const commonAccess = (call: OperationModel, { reader: { say } }: ReferenceBook) => [
  say(`call.${call.security ? 'apiKey' : call.public ? 'public' : 'session'}`),
  !call.public && say('call.role', { role: say(`call.roles.${call.access}`) }),
];

function describedAccess({ backend, public: isPublic }: OperationModel, { reader }: ReferenceBook): string[] {
  const scheme = isPublic ? undefined : backend.signIn?.scheme;
  return [
    reader.say('call.backend', { title: reader.title(backend.captions) }),
    scheme === undefined ? reader.say('call.public') : reader.say(`call.signIn.${scheme}`),
  ];
}

const answerBlock = (text: string): string => (text ? codeBlock('json', text) : '');

const section = (title: string, text: string): string => (text ? joinBlocks(`### ${title}`, text) : '');

function describeBody(call: OperationModel, book: ReferenceBook): string {
  const { body, state, initial, sends, method } = call;
  const { say, joinList } = book.reader;
  if (state) return say('call.state');
  if (!body) return '';
  if (method === 'GET')
    return say('call.listQuery', {
      names: joinList(listParametersOf(call).map(({ name }) => codeSpan(String(name)))),
    });
  if (sends)
    return say(sends === 'changes' ? 'call.changes' : 'call.jsonPatch', {
      entity: book.entityLink(body.entity),
    });
  if (body.filter === undefined)
    return say(initial ? 'call.bodyWithState' : 'call.bodyOne', { entity: book.entityLink(body.entity) });
  const filters = filtersTable(body, book);
  const link = '../index.md#paging';
  return joinBlocks(say(filters ? 'call.bodyPaging' : 'call.bodyPagingOnly', { link }), filters);
}

const mediaTypeOf = ({ mediaType }: OperationModel, { reader: { say } }: ReferenceBook): string =>
  mediaType === undefined ? '' : say('call.mediaType', { type: codeSpan(mediaType) });

function describeAnswer({ backend, result, entity, status }: OperationModel, book: ReferenceBook): string {
  const { say, joinSentences } = book.reader;
  if (backend.answer.style === 'bare') {
    const bare = { none: 'bareNone', one: 'bareOne', list: 'barePage', page: 'barePage' }[result];
    return say(`call.${bare}`, { entity: entity ? book.entityLink(entity) : '' });
  }
  const kind = { none: 'answerNone', one: 'answerOne', list: 'answerList', page: 'answerPage' }[result];
  return joinSentences([
    say(`call.${kind}`, { status, entity: entity ? book.entityLink(entity) : '' }),
    status === 202 && say('call.accepted'),
  ]);
}

function refusalTable(call: OperationModel, book: ReferenceBook): string {
  const { say } = book.reader;
  const rows = refusalRowsOf(call, book);
  const more = call.backend.answer.style === 'bare' ? '' : say('call.more', { link: '../index.md#errors' });
  if (rows.length === 0) return more;
  return joinBlocks(
    markdownTable(
      ['status', 'code', 'when'].map((column) => say(`call.${column}`)),
      rows,
    ),
    more,
  );
}

/** Error codes that every operation may return. */
export const commonErrorCodes = [
  'INVALID_REQUEST',
  'INVALID_JSON',
  'DUPLICATE_NAME',
  'UNKNOWN_PARAMETER',
  'REPEATED_PARAMETER',
  'LOGIN_REQUIRED',
  'LOGIN_EXPIRED',
  'SECRET_MISMATCH',
  'API_KEY_REQUIRED',
  'API_KEY_REFUSED',
  'COMPANY_MISMATCH',
  'TOO_LARGE',
  'INTERNAL',
  'NOT_IMPLEMENTED',
] as const satisfies readonly ErrorCode[];

/** Additional refusals of the generic handlers (src/server/platform/records). */
function roleErrorCodes(binding: Binding, { naturalKey, lifecycle, owner, schema }: Entity): ErrorCode[] {
  const allows = (action: string): ErrorCode[] =>
    lifecycle?.transitions[action] || owner ? ['ILLEGAL_TRANSITION'] : [];
  const twice: ErrorCode[] = naturalKey.length > 0 ? ['DUPLICATE'] : [];
  const stale: ErrorCode[] = schema.properties.version ? ['CONFLICT'] : [];
  switch (binding.role) {
    case 'create':
      return twice;
    case 'modify':
      return ['NOT_FOUND', ...twice, ...stale, ...allows('modify')];
    case 'save':
      return [...stale, ...allows('modify')];
    case 'remove':
      return ['NOT_FOUND', 'IN_USE', ...allows('remove')];
    case 'restore':
      return ['NOT_FOUND', ...twice, 'GONE'];
    case 'get':
      return ['NOT_FOUND'];
    case 'transition':
      return ['NOT_FOUND', 'ILLEGAL_TRANSITION'];
    case 'batch':
      return ['COUNT_CHANGED'];
    case 'list':
    case 'read':
      return [];
  }
}

/**
 * Returns status, code and reason of each refusal that is not common to all operations. The code is empty for
 * a refusal from `errorResponses`.
 */
function refusalRowsOf(call: OperationModel, book: ReferenceBook): string[][] {
  const { say, locale, joinList } = book.reader;
  const told = Object.entries(call.captions[locale]?.errorResponses ?? {}).map(([status, when]) => [
    status,
    '',
    when,
  ]);
  const binding = book.binding(call.id);
  const entity = binding && book.entity(binding.entity);
  if (!binding || !entity) return told;
  const fields = joinList(entity.naturalKey.map(codeSpan));
  const bound = roleErrorCodes(binding, entity).map((name) => [
    String(errorStatuses[name]),
    codeSpan(name),
    say(`error.${name}`, { fields }),
  ]);
  return [...told, ...bound];
}
