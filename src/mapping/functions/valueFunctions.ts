import { digitsOf, ExactNumber, parseExactNumber } from '../../contract/json/ExactNumber.ts';
import type { EngineTools } from '../engineTools.ts';
import { parseLookUp } from '../lookUp.ts';
import { describeValue, MappingError } from '../MappingError.ts';
import type { MappingFunctions } from './MappingFunction.ts';

const booleanWord = /^\s*(true|false)\s*$/i;

/** Changes the sign and keeps all digits; zero has no sign. */
function negateExact({ text }: ExactNumber): number | ExactNumber {
  const size = text.replace(/^-/, '');
  const isPositive = text.startsWith('-') || digitsOf(text).digits === '';
  return parseExactNumber(isPositive ? size : `-${size}`);
}

function negateValue(input: unknown, { toBoolean, toNumber }: EngineTools): unknown {
  if (input === null) return null;
  if (typeof input === 'boolean' || (typeof input === 'string' && booleanWord.test(input))) {
    return !toBoolean(input);
  }
  if (typeof input !== 'number' && typeof input !== 'string' && !(input instanceof ExactNumber))
    throw new MappingError('notNegatable', { value: describeValue(input) });
  const number = toNumber(input);
  if (number instanceof ExactNumber) return negateExact(number);
  // 0 - 0 is 0; some receivers treat -0 as another value.
  return 0 - number;
}

export const valueFunctions = {
  /** qty: "12" → 12, by the conversion alone. */
  REGULAR: {
    sourceField: { count: 'one', reads: 'value' },
    expression: null,
    result: { kind: 'value' },
    isNeverNull: false,
    runs: 'inOrder',
    compile:
      () =>
      ({ inputs: [input] }) =>
        input,
  },
  /** `WMS` → "WMS", for every document. */
  FIXED_VALUE: {
    sourceField: null,
    expression: { syntax: 'text' },
    result: { kind: 'constant' },
    isNeverNull: true,
    runs: 'inOrder',
    compile:
      ({ expression }) =>
      () =>
        expression,
  },
  /** uom and `EA`: null or "" → "EA". */
  DEFAULT_VALUE: {
    sourceField: { count: 'one', reads: 'value' },
    expression: { syntax: 'text' },
    result: { kind: 'default' },
    isNeverNull: true,
    runs: 'inOrder',
    compile:
      ({ expression }) =>
      ({ inputs: [input] }) =>
        input === null || input === '' ? expression : input,
  },
  /** 5 → -5; true → false; the same for texts with such values. */
  NEGATE: {
    sourceField: { count: 'one', reads: 'value' },
    expression: null,
    result: { kind: 'value' },
    isNeverNull: false,
    runs: 'inOrder',
    compile:
      (_row, tools) =>
      ({ inputs: [input] }) =>
        negateValue(input, tools),
  },
  /** A property of the record that a look-up finds for a code: dcCode and `dc.name`: "D1" → "Shanghai". */
  SUB_QUERY: {
    sourceField: { count: 'one', reads: 'text' },
    expression: { syntax: 'lookUp' },
    result: { kind: 'value' },
    isNeverNull: false,
    runs: 'inOrder',
    compile: ({ expression }, { toText }) => {
      const { name, property } = parseLookUp(expression);
      return async ({ inputs: [input], context }) => {
        if (input === null || input === '') return null;
        const code = toText(input);
        const record = await context.lookUps[name](code);
        if (!record) throw new MappingError('noRecord', { name, code });
        return Object.hasOwn(record, property) ? record[property] : null;
      };
    },
  },
} as const satisfies MappingFunctions;
