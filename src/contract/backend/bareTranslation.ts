import type { Envelope, Row } from '../api/envelope.ts';
import type { Operation } from '../api/operation.ts';
import { isRecord } from '../json/isRecord.ts';
import type { AnswerShape, Backend } from './Backend.ts';
import { parseExactAnswer } from './body/parseExactAnswer.ts';
import { sentBodyOf } from './body/sentBody.ts';
import {
  joinUuid,
  keyInUuid,
  type ScopeValues,
  scopeValuesOf,
  withoutScope,
  withScope,
} from './callScope.ts';
import { hasKeyInPath } from './keyInPath.ts';
import { readListRequest } from './list/listRequest.ts';
import { readListPage } from './list/readListPage.ts';
import { writeListQuery } from './list/writeListQuery.ts';
import type { CallArguments, ReceivedAnswer, Translation, WrittenCall } from './Protocol.ts';
import { readPointer } from './readPointer.ts';
import { readRefusal } from './readRefusal.ts';

/** The filters in the scope are left out, and `uuid` filters by the key. */
function requestOf({ key, list }: Backend, operation: Operation, { body }: CallArguments) {
  const { uuid, ...asked } = isRecord(body) ? withoutScope(operation, body) : {};
  return readListRequest({ uuid: keyInUuid(operation, uuid), ...asked }, operation, key, list.maxSize);
}

/** Adds the parameters of every call. A link to the next page already has them. */
function withConstants({ constants = {} }: Backend, { args, query }: WrittenCall): WrittenCall {
  const given = new Set(query.map(([name]) => name));
  return { args, query: [...query, ...Object.entries(constants).filter(([name]) => !given.has(name))] };
}

/**
 * Fills the path parameters, and leaves the properties of the scope out of the body, and `uuid` unless it is the key of
 * the back end. A new record may have its key in the path: `PUT /users/{name}`.
 */
function writeArguments(backend: Backend, operation: Operation, args: CallArguments): WrittenCall {
  const { body, ...given } = args;
  const scope = scopeValuesOf(operation, args);
  const parameters = { ...given, ...scope };
  if (operation.result === 'page') {
    const query = writeListQuery(backend.list, requestOf(backend, operation, args));
    // A link to the next page repeats the parameters that the list requires.
    return { args: parameters, query: query.filter(([name]) => !(name in scope)) };
  }
  const { uuid, ...record } = isRecord(body) ? body : {};
  const known = given[backend.key] ?? keyInUuid(operation, given.uuid ?? uuid);
  const isNew = known === undefined && hasKeyInPath(backend, operation);
  const { [backend.key]: ownKey, ...others } = record;
  const key = isNew ? ownKey : known;
  const hasOwnUuid = backend.key === 'uuid' && known !== undefined && known !== '';
  const sent = hasOwnUuid ? { ...record, uuid: known } : record;
  return {
    args: {
      ...parameters,
      ...(key !== undefined && { [backend.key]: key }),
      body: sentBodyOf(operation, isRecord(body) ? withoutScope(operation, isNew ? others : sent) : body),
    },
    query: [],
  };
}

/** A generated back end has this translation for the style `bare` only. */
function bareAnswerOf({ name, answer }: Backend): Extract<AnswerShape, { style: 'bare' }> {
  if (answer.style !== 'bare') throw new Error(`The answers of the back end "${name}" have an envelope.`);
  return answer;
}

/** Within the console, each row has its scope, and in `uuid` its scope and key as text. */
function withUuid(record: unknown, key: string, { plainUuid }: Operation, scope: ScopeValues): unknown {
  if (!isRecord(record)) return record;
  const value = record[key];
  return {
    ...withScope(scope, record),
    ...(value !== undefined && value !== null && { uuid: joinUuid(plainUuid ? {} : scope, value) }),
  };
}

function readAnswer(
  backend: Backend,
  operation: Operation,
  args: CallArguments,
  received: ReceivedAnswer,
): Envelope {
  const scope = scopeValuesOf(operation, args);
  const identify = (record: unknown): unknown => withUuid(record, backend.key, operation, scope);
  const { status, text } = received;
  const document = parseExactAnswer(text);
  const { record: recordPointer, records: recordsPointer, row: rowPointer = '' } = bareAnswerOf(backend);
  if (status >= 400 && document !== undefined) return readRefusal(backend.errors, document);
  if (status >= 400) return { success: false, error: text === '' ? undefined : 'unreadable' };
  // A back end may answer a change with an empty text, or with a word.
  if (operation.result === 'none') return { success: true };
  if (operation.result === 'one')
    return document === undefined && text !== ''
      ? { success: false, error: 'unreadable' }
      : { success: true, data: identify(readPointer(document, recordPointer)) };
  const found = readPointer(document, recordsPointer);
  if (!Array.isArray(found)) return { success: false, error: 'unreadable' };
  const records = found.map((row) => identify(readPointer(row, rowPointer))) as Row[];
  const data =
    operation.result === 'list'
      ? records
      : readListPage(backend, requestOf(backend, operation, args), records, document, received);
  return { success: true, data };
}

/** JSON without an envelope, in the form that schemas/backends/<name>.json describes. */
export const bareTranslation: Translation = {
  writeCall: (backend, operation, args) => withConstants(backend, writeArguments(backend, operation, args)),
  readAnswer,
};
