import { exactNumber } from '../../../contract/exactJson.ts';
import { isExact } from '../../../contract/inexactNumbers.ts';

/** The value of an element, for `writeExact`: a number that would change stays as it was sent. */
const numberOf =
  (usual: (text: string) => number) =>
  (text: string): unknown => {
    const [, sign = '', digits] = /^\s*\+?(-?)0*(\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
    return digits === undefined || isExact(digits) ? usual(text) : exactNumber(sign + digits);
  };

const whole = numberOf((text) => Number.parseInt(text, 10));
const decimal = numberOf(Number);

/** How the library reads elements of these types of XML Schema. */
export const exactNumbers = {
  integer: whole,
  long: whole,
  int: whole,
  short: whole,
  decimal,
  double: decimal,
  float: decimal,
};
