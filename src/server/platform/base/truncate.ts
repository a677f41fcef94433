/** Returns at most `length` UTF-16 units of a text, without half a surrogate pair at the end: PostgreSQL refuses it. */
export const truncate = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Returns a text with at most `maxLength` UTF-16 units. A shortened text ends with an ellipsis. */
export const withEllipsis = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${truncate(text, maxLength - 1)}…` : text;
