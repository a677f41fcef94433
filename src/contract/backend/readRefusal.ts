import type { Envelope } from '../api/envelope.ts';
import { findAnswerMessage } from '../api/findAnswerMessage.ts';
import { isRecord } from '../json/isRecord.ts';
import type { FieldError } from '../validation/fieldErrors.ts';
import type { ErrorShape, FieldErrors } from './Backend.ts';
import { readPointer } from './readPointer.ts';
import { textOrUndefined } from './textOrUndefined.ts';

/** The members of `application/problem+json` (RFC 9457), which need no description. */
const problemFields: readonly FieldErrors[] = [
  { style: 'list', at: '/errors', property: '/pointer', message: '/detail' },
  { style: 'list', at: '/invalid-params', property: '/name', message: '/reason' },
  { style: 'object', at: '/errors' },
];

/** `#/lines/0/name` (a JSON pointer), `lines[0].name` and `/name` → the path of the console, such as `lines.0.name`. */
const fieldOf = (property: string): string =>
  property
    .replace(/^(#\/|\/|\$\.)/, '')
    .replaceAll(/\[(\w+)\]/g, '.$1')
    .replaceAll('/', '.');

/** The messages of a property: a text, or a list of texts or of objects with a message. */
const messageOf = (value: unknown): string | undefined =>
  Array.isArray(value)
    ? value.map(messageOf).filter(Boolean).join(' ') || undefined
    : (textOrUndefined(value) ?? (isRecord(value) ? textOrUndefined(value.message) : undefined));

function fieldErrorsAt(document: unknown, shape: FieldErrors): readonly FieldError[] {
  const found = readPointer(document, shape.at);
  if (shape.style === 'object')
    return Object.entries(isRecord(found) ? found : {}).flatMap(([property, value]) => {
      const message = messageOf(value);
      return message === undefined ? [] : [{ field: fieldOf(property), message }];
    });
  return (Array.isArray(found) ? found : []).flatMap((element: unknown) => {
    const property = textOrUndefined(readPointer(element, shape.property));
    const message = messageOf(readPointer(element, shape.message));
    return property === undefined || message === undefined ? [] : [{ field: fieldOf(property), message }];
  });
}

const firstText = (document: unknown, pointers: readonly string[]): string | undefined =>
  pointers
    .map((pointer) => textOrUndefined(readPointer(document, pointer)))
    .find((text) => text !== undefined);

/**
 * Returns the failure in the JSON of a refusal: message, code, and the problems of single fields, which the form
 * shows. Without a described place, it uses those of RFC 9457 and the usual names of a message.
 */
export function readRefusal(errors: ErrorShape, document: unknown): Envelope {
  const fields = [...(errors.fields ? [errors.fields] : []), ...problemFields]
    .map((shape) => fieldErrorsAt(document, shape))
    .find(({ length }) => length > 0);
  return {
    success: false,
    errorMessage:
      firstText(document, [...(errors.message ?? []), '/detail', '/title']) ?? findAnswerMessage(document),
    errorCode: firstText(document, errors.code ?? []),
    data: fields && { problems: fields },
  };
}
