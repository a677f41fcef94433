import Big from 'big.js';

/** Removes the noise of binary arithmetic: 0.1 + 0.2 is 0.3. A double holds fifteen digits reliably. */
export const removeBinaryNoise = (value: number): number =>
  Number.isInteger(value) || !Number.isFinite(value) ? value : Number(value.toPrecision(15));

/** True for a finite number that arithmetic keeps to the last digit: at most fifteen digits, or an integer below 2^53. */
export const isCalculable = (value: number): boolean =>
  Number.isSafeInteger(value) || (Number.isFinite(value) && Number(value.toPrecision(15)) === value);

/** Rounds half away from zero, as invoices do: 1.005 → 1.01, -2.5 → -3. Negative `places` round to tens. */
export const roundHalfUp = (value: number, places = 0): number =>
  new Big(removeBinaryNoise(value)).round(places, Big.roundHalfUp).toNumber();

/** A number as text without exponent. */
export const formatDecimal = (value: number | string): string => new Big(value).toFixed();

/** True if a double holds exactly this decimal text of a finite number. */
export const isExactDecimal = (text: string): boolean => new Big(text).eq(new Big(Number(text)));
