/** A property that lists are ordered by: text without regard to case, anything else by its JSON value. */
export interface SortKey {
  readonly property: string;
  readonly text: boolean;
}

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * What lists are ordered by and indexed on, the same in both places: only so does the index serve the order.
 * Text is cut, because an index entry holds at most 2,700 bytes.
 */
export const sortExpression = ({ property, text }: SortKey): string =>
  text ? `left(lower(data->>${literal(property)}), 200)` : `(data->${literal(property)})`;
