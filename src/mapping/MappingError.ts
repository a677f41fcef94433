/** Why a row has no value. `mapping.<code>` of locales/mapping/ words it for operators. */
export type MappingErrorCode =
  | 'aliasInvalid'
  | 'expressionFailed'
  | 'expressionInvalid'
  | 'expressionMissing'
  | 'expressionTimeLimit'
  | 'extractInvalid'
  | 'failed'
  | 'forbiddenName'
  | 'groupInvalid'
  | 'lookUpInvalid'
  | 'lookUpUnknown'
  | 'noRecord'
  | 'noSubTable'
  | 'notBoolean'
  | 'notDate'
  | 'notInteger'
  | 'notList'
  | 'notNegatable'
  | 'notNumber'
  | 'notObject'
  | 'notObjects'
  | 'notText'
  | 'onePath'
  | 'outOfRange'
  | 'pathInvalid'
  | 'precision'
  | 'replaceInvalid'
  | 'sourceMissing'
  | 'targetTaken'
  | 'timeInvalid'
  | 'timeLimit'
  | 'timePattern'
  | 'tooLarge';

/** The cause of a row's error, in words of `mapping.<code>` with `parameters`. Thrown within the engine, never out of it. */
export class MappingError extends Error {
  readonly code: MappingErrorCode;
  readonly parameters: Readonly<Record<string, string | number>>;

  constructor(code: MappingErrorCode, parameters: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}

/** A value as an error shows it: JSON, at most 60 characters. */
export function describeValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Whatever was thrown while a row ran, as its fault. */
export function toMappingError(error: unknown): MappingError {
  if (error instanceof MappingError) return error;
  // An overflow of the stack: the only thing of an input that JSON does not limit is how deep it is.
  if (error instanceof RangeError) return new MappingError('tooLarge');
  return new MappingError('failed', { message: error instanceof Error ? error.message : String(error) });
}
