import { stringifyExactJson } from '../contract/json/exactJson.ts';

/** The reason why a row has no value. `mapping.<code>` in locales/mapping/ has its text. */
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
  | 'propertyUnknown'
  | 'replaceInvalid'
  | 'sizeLimit'
  | 'sourceMissing'
  | 'subTableRepeated'
  | 'targetTaken'
  | 'textLimit'
  | 'timeInvalid'
  | 'timeLimit'
  | 'timePattern'
  | 'tooLarge'
  | 'turnLimit';

/** The cause of a row's error: the phrase `mapping.<code>` with `parameters`. Never leaves the engine. */
export class MappingError extends Error {
  readonly code: MappingErrorCode;
  readonly parameters: Readonly<Record<string, string | number>>;

  constructor(code: MappingErrorCode, parameters: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}

/** A value for an error message: JSON, at most 60 characters. */
export function describeValue(value: unknown): string {
  const text = stringifyExactJson(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Converts anything thrown while a row ran. */
export function toMappingError(error: unknown): MappingError {
  if (error instanceof MappingError) return error;
  // A stack overflow: JSON limits everything in an input except its depth.
  if (error instanceof RangeError) return new MappingError('tooLarge');
  return new MappingError('failed', { message: error instanceof Error ? error.message : String(error) });
}
