/** How instants travel as milliseconds since 1970, and the expression that makes ISO 8601 of the value of a source field. */
const forms = [
  // Java, JavaScript: 1714521600000
  { form: /^\d{13}$/, expression: '$value ? $fromMillis($number($value))' },
  // OData 2, as SAP answers: /Date(1714521600000)/
  {
    form: /^\/Date\(-?\d{1,13}([+-]\d{4})?\)\/$/,
    expression: '$value ? $fromMillis($number($match($value, /-?[0-9]+/)[0].match))',
  },
] as const;

/** The JSONata expression by which all these texts are instants. */
export const instantExpressionOf = (texts: readonly string[]): string | undefined =>
  forms.find(({ form }) => texts.every((text) => form.test(text)))?.expression;
