/**
 * Text that a spreadsheet evaluates on opening, including existing guard apostrophes. Full-width signs count
 * in Chinese environments.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** A negative number. A spreadsheet would show its guard as a part of it. */
const number = /^-\d+(\.\d+)?$/;

/** Adds an apostrophe to a text that a spreadsheet would evaluate. */
export const guardFormula = (text: string): string =>
  formula.test(text) && !number.test(text) ? `'${text}` : text;

/** Returns the text without its guard. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
