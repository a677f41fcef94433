import { textOf } from '../convert.ts';
import { isLookUpName, lookUpNames } from '../lookUpNames.ts';
import { MappingFault } from '../MappingFault.ts';
import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './MappingFunction.ts';

const pattern = /^\s*(\w+)\.(\w+)\s*$/;

/** A property of the record that a named look-up has for a code: dcCode and `dc.name`: "D1" → "Shanghai". */
export const subQuery: MappingFunction = {
  sources: 'one',
  read: (row) => {
    const expression = expressionOf(row);
    const [, name = '', property = ''] = pattern.exec(expression) ?? [];
    if (name === '') throw new MappingFault('lookUpInvalid', { expression });
    if (!isLookUpName(name)) throw new MappingFault('lookUpUnknown', { name, known: lookUpNames.join(', ') });
    return async ({ inputs: [input], context }) => {
      if (input === null || input === '') return null;
      const code = textOf(input);
      const record = await context.lookUps[name](code);
      if (!record) throw new MappingFault('noRecord', { name, code });
      return Object.hasOwn(record, property) ? record[property] : null;
    };
  },
};
