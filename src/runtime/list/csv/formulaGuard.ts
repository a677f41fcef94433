/**
 * What a spreadsheet would calculate when it opens the file, behind the apostrophes that stand guard already; full width
 * counts where Chinese is written.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** A text that a spreadsheet shows instead of calculating: with an apostrophe in front where it would. */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that was guarded. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
