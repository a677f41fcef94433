import { isRecord } from '../../json/isRecord.ts';
import type { WriteBody } from '../Protocol.ts';

/** The media type of the form of a web page. */
export const formType = 'application/x-www-form-urlencoded';

/** Returns the texts of a value. A change sends an empty text for null and for an empty list, which a new record leaves out. */
function textsOf(value: unknown, isChange: boolean): string[] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return isChange ? [''] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, false));
  return value === undefined || isRecord(value) ? [] : [String(value)];
}

/**
 * Returns the body of a call that takes a form: a list repeats its name, and values of objects are left out, because
 * a form has none.
 */
export const writeFormBody: WriteBody = ({ mediaType, sends }, body) => {
  if (mediaType !== formType) return undefined;
  const fields = Object.entries(isRecord(body) ? body : {}).flatMap(([name, value]) =>
    textsOf(value, sends === 'changes').map((text) => [name, text]),
  );
  return new URLSearchParams(fields).toString();
};
