import { MappingFault, shown } from '../MappingFault.ts';
import { refuseForbidden } from '../refuseForbidden.ts';
import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './MappingFunction.ts';

const aliasPattern = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/**
 * items and the alias `item`, target `lines`: rows whose target starts `lines[].` map each element, which they read through
 * `item.…`; the document and outer aliases stay readable.
 */
export const subTable: MappingFunction = {
  sources: 'one',
  read: (row) => {
    const alias = expressionOf(row).trim();
    if (!aliasPattern.test(alias)) throw new MappingFault('aliasInvalid', { alias });
    refuseForbidden(alias);
    return ({ inputs: [input], mapEach }) => {
      if (input === null) return null;
      if (!Array.isArray(input)) throw new MappingFault('notList', { value: shown(input) });
      return mapEach(input, alias);
    };
  },
};
