import Big from 'big.js';

/** Rounds to fifteen digits, as many as a double holds reliably. An integer keeps its digits. */
export const toFifteenDigits = (value: number): number =>
  Number.isInteger(value) || !Number.isFinite(value) ? value : Number(value.toPrecision(15));

/** True for a finite number that arithmetic keeps to the last digit: at most fifteen digits, or an integer below 2^53. */
export const isCalculable = (value: number): boolean =>
  Number.isSafeInteger(value) || (Number.isFinite(value) && Number(value.toPrecision(15)) === value);

/** Rounds half away from zero, as invoices do: 1.005 → 1.01, -2.5 → -3. Negative `places` round to tens. */
export const roundHalfUp = (value: number, places = 0): number =>
  new Big(toFifteenDigits(value)).round(places, Big.roundHalfUp).toNumber();

/** A number as text without exponent. */
export const formatDecimal = (value: number | string): string => new Big(value).toFixed();

/** True if a double holds exactly this decimal text of a finite number. */
export const isExactDecimal = (text: string): boolean => new Big(text).eq(new Big(Number(text)));
