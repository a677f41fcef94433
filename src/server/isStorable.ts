const isText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Whether every text in a JSON value can be stored: PostgreSQL takes neither NUL nor half a surrogate pair. */
export function isStorable(value: unknown): boolean {
  // A list instead of recursion: a body may be nested deeper than the stack.
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && !isText(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, one] of Object.entries(next)) left.push(name, one);
  }
  return true;
}
