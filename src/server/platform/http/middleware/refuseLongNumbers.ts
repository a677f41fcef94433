import { createMiddleware } from 'hono/factory';
import { ExactNumber } from '../../../../contract/json/ExactNumber.ts';
import { tryParseExactJson } from '../../../../contract/json/exactJson.ts';
import { fieldErrorsOf } from '../../../../contract/validation/fieldErrors.ts';
import { invalidRequest } from '../../base/ServiceError.ts';
import type { ServiceEnv } from '../../operations/ServiceContext.ts';
import type { InputRules } from '../../operations/ServiceModule.ts';

/** Texts that may have a number which JavaScript rounds: it holds any 15 digits and any exponent of two digits. */
const possiblyLong = /[\d.]{16}|\d[eE][+-]?\d{3}/;

/** Returns the path of the first number that JavaScript cannot hold. */
function findLongNumber(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (value instanceof ExactNumber) return value.value === undefined ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const found = findLongNumber(member, [...path, name]);
    if (found) return found;
  }
  return undefined;
}

/** Refuses a body with a number that the service would store rounded. It follows `parseJson`. */
export const refuseLongNumbers = ({ entity, record }: InputRules) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    const text = context.get('text');
    const path = possiblyLong.test(text) ? findLongNumber(tryParseExactJson(text)) : undefined;
    if (path?.length) {
      const instancePath = path.map((name) => `/${name}`).join('');
      const violation = { keyword: 'digits', instancePath, schemaPath: '', params: {} };
      const name = (entity ?? record)?.model.name ?? '';
      throw invalidRequest(fieldErrorsOf([violation], name, {}, context.get('phrases')));
    }
    await next();
  });
