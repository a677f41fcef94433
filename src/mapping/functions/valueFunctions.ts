import { toBoolean, toNumber, toText } from '../conversion/convertValue.ts';
import { isLookUpName, lookUpNames } from '../MappingContext.ts';
import { describeValue, MappingError } from '../MappingError.ts';
import { type MappingFunction, requireExpression } from './MappingFunction.ts';

/** qty: "12" → 12, by the conversion alone. */
export const regularFunction: MappingFunction = {
  sources: 'one',
  compile:
    () =>
    ({ inputs: [input] }) =>
      input,
};

/** `WMS` → "WMS", for every document. */
export const fixedValueFunction: MappingFunction = {
  sources: 'any',
  compile: (row) => {
    const value = requireExpression(row);
    return () => value;
  },
};

/** uom and `EA`: null or "" → "EA". */
export const defaultValueFunction: MappingFunction = {
  sources: 'one',
  compile: (row) => {
    const otherwise = requireExpression(row);
    return ({ inputs: [input] }) => (input === null || input === '' ? otherwise : input);
  },
};

const booleanWord = /^\s*(true|false)\s*$/i;

function negateValue(input: unknown): unknown {
  if (input === null) return null;
  if (typeof input === 'boolean' || (typeof input === 'string' && booleanWord.test(input))) {
    return !toBoolean(input);
  }
  if (typeof input !== 'number' && typeof input !== 'string') {
    throw new MappingError('notNegatable', { value: describeValue(input) });
  }
  // 0 - 0 is 0; some receivers treat -0 as another value.
  return 0 - toNumber(input);
}

/** 5 → -5; true → false; the same for texts with such values. */
export const negateFunction: MappingFunction = {
  sources: 'one',
  compile:
    () =>
    ({ inputs: [input] }) =>
      negateValue(input),
};

const lookUpPattern = /^\s*(\w+)\.(\w+)\s*$/;

/** A property of the record that a look-up finds for a code: dcCode and `dc.name`: "D1" → "Shanghai". */
export const subQueryFunction: MappingFunction = {
  sources: 'one',
  compile: (row) => {
    const expression = requireExpression(row);
    const [, name = '', property = ''] = lookUpPattern.exec(expression) ?? [];
    if (name === '') throw new MappingError('lookUpInvalid', { expression });
    if (!isLookUpName(name)) throw new MappingError('lookUpUnknown', { name, known: lookUpNames.join(', ') });
    return async ({ inputs: [input], context }) => {
      if (input === null || input === '') return null;
      const code = toText(input);
      const record = await context.lookUps[name](code);
      if (!record) throw new MappingError('noRecord', { name, code });
      return Object.hasOwn(record, property) ? record[property] : null;
    };
  },
};
