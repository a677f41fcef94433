/**
 * Returns the number in a text. A text that is no number, or whose digits a JavaScript number may not hold, stays a
 * text.
 */
export function numberOrText(text: string): number | string {
  // JavaScript reads blanks as zero.
  if (text.trim() === '') return text;
  const number = Number(text);
  // A number holds any 15 digits.
  return Number.isFinite(number) && (text.length < 16 || String(number) === text) ? number : text;
}
