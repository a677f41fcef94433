import type { Envelope, Row } from '../api/envelope.ts';
import type { Operation } from '../api/operation.ts';
import { isRecord } from '../json/isRecord.ts';
import { parseJson } from './answerText.ts';
import type { AnswerShape, Backend } from './Backend.ts';
import { readListRequest } from './list/listRequest.ts';
import { readListPage } from './list/readListPage.ts';
import { writeListQuery } from './list/writeListQuery.ts';
import type { CallArguments, ReceivedAnswer, Translation, WrittenCall } from './Protocol.ts';
import { readPointer } from './readPointer.ts';
import { readRefusal } from './readRefusal.ts';
import { sentBodyOf } from './sentBody.ts';

const requestOf = ({ key, list }: Backend, operation: Operation, { body }: CallArguments) =>
  readListRequest(body, operation, key, list.maxSize);

/** Adds the parameters of every call. A link to the next page already has them. */
function withConstants({ constants = {} }: Backend, { args, query }: WrittenCall): WrittenCall {
  const given = new Set(query.map(([name]) => name));
  return { args, query: [...query, ...Object.entries(constants).filter(([name]) => !given.has(name))] };
}

/** Fills the parameter of the key, and leaves `uuid` out of the body. */
function writeArguments(backend: Backend, operation: Operation, args: CallArguments): WrittenCall {
  const { body, ...parameters } = args;
  if (operation.result === 'page')
    return { args: parameters, query: writeListQuery(backend.list, requestOf(backend, operation, args)) };
  const { uuid, ...record } = isRecord(body) ? body : {};
  const key = parameters[backend.key] ?? parameters.uuid ?? uuid;
  return {
    args: {
      ...parameters,
      ...(key !== undefined && { [backend.key]: key }),
      body: sentBodyOf(operation, isRecord(body) ? record : body),
    },
    query: [],
  };
}

/** A generated back end has this translation for the style `bare` only. */
function bareAnswerOf({ name, answer }: Backend): Extract<AnswerShape, { style: 'bare' }> {
  if (answer.style !== 'bare') throw new Error(`The answers of the back end "${name}" have an envelope.`);
  return answer;
}

/** Within the console, each row has its key as text in `uuid`. */
const withUuid = (record: unknown, key: string): unknown =>
  isRecord(record) && record[key] !== undefined && record[key] !== null
    ? { ...record, uuid: String(record[key]) }
    : record;

function recordsIn(document: unknown, pointer: string, key: string): readonly Row[] | undefined {
  const records = readPointer(document, pointer);
  return Array.isArray(records) ? (records.map((record) => withUuid(record, key)) as Row[]) : undefined;
}

function readAnswer(
  backend: Backend,
  operation: Operation,
  args: CallArguments,
  received: ReceivedAnswer,
): Envelope {
  const { key } = backend;
  const { status, text } = received;
  const document = parseJson(text);
  const { record: recordPointer, records: recordsPointer } = bareAnswerOf(backend);
  if (status >= 400 && document !== undefined) return readRefusal(backend.errors, document);
  if (status >= 400) return { success: false, error: text === '' ? undefined : 'unreadable' };
  // A back end may answer a change with an empty text, or with a word.
  if (operation.result === 'none') return { success: true };
  if (operation.result === 'one')
    return document === undefined && text !== ''
      ? { success: false, error: 'unreadable' }
      : { success: true, data: withUuid(readPointer(document, recordPointer), key) };
  const records = recordsIn(document, recordsPointer, key);
  if (!records) return { success: false, error: 'unreadable' };
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
