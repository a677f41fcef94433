/** Where the part under the caret begins and ends, of a text whose parts are separated by commas. */
export function partAt(text: string, caret: number): { readonly from: number; readonly to: number } {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf(',') + 1;
  const comma = text.indexOf(',', caret);
  const to = comma < 0 ? text.length : comma;
  const indent = /^\s*/.exec(text.slice(start, caret))?.[0].length ?? 0;
  return { from: start + indent, to };
}
