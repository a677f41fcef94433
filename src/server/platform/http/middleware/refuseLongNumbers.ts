import { createMiddleware } from 'hono/factory';
import { ExactNumber } from '../../../../contract/json/ExactNumber.ts';
import { tryParseExactJson } from '../../../../contract/json/exactJson.ts';
import { fieldErrorsOf } from '../../../../contract/validation/fieldErrors.ts';
import { invalidRequest } from '../../base/ServiceError.ts';
import type { ServiceEnv } from '../../operations/ServiceContext.ts';
import type { InputRules } from '../../operations/ServiceModule.ts';

/** Texts that may have a number which JavaScript rounds: it holds any 15 digits and any exponent of two digits. */
const possiblyLong = /[\d.]{16}|\d[eE][+-]?\d{3}/;

/** A value in a body, with its owner. */
interface Place {
  readonly value: unknown;
  readonly name?: string;
  readonly owner?: Place;
}

function pathOf(place: Place): string[] {
  const path: string[] = [];
  for (let at: Place | undefined = place; at?.name !== undefined; at = at.owner) path.push(at.name);
  return path.reverse();
}

/** Returns the path of the first number that JavaScript cannot hold. */
function findLongNumber(body: unknown): readonly string[] | undefined {
  // A list instead of recursion: a body may be nested deeper than the stack.
  const unchecked: Place[] = [{ value: body }];
  for (let place = unchecked.pop(); place; place = unchecked.pop()) {
    const { value } = place;
    if (value instanceof ExactNumber) {
      if (value.value === undefined) return pathOf(place);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value).reverse())
        unchecked.push({ value: member, name, owner: place });
    }
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
