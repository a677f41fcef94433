import type { Binding } from '../../../src/contract/entity.ts';
import { type ErrorCode, statuses } from '../../../src/contract/errorCodes.ts';
import type { Call, Entity } from '../../model.ts';
import type { Book } from './Book.ts';
import { code } from './markdown.ts';

/** What any call may be refused with. */
export const common = [
  'INVALID_REQUEST',
  'INVALID_JSON',
  'INEXACT_NUMBER',
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

/** What generic CRUD refuses besides (src/server/crud). */
function codesOf(binding: Binding, { naturalKey, lifecycle, owner, schema }: Entity): ErrorCode[] {
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

/** Status, code and reason of each refusal that is not common to all calls; the code is empty where the schema names none. */
export function refusalsOf(call: Call, book: Book): string[][] {
  const { say, locale, listed } = book.reader;
  const told = Object.entries(call.captions[locale]?.errorResponses ?? {}).map(([status, when]) => [
    status,
    '',
    when,
  ]);
  const binding = book.binding(call.id);
  const entity = binding && book.entity(binding.entity);
  if (!binding || !entity) return told;
  const fields = listed(entity.naturalKey.map(code));
  const bound = codesOf(binding, entity).map((name) => [
    String(statuses[name]),
    code(name),
    say(`error.${name}`, { fields }),
  ]);
  return [...told, ...bound];
}
