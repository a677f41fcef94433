import { MappingFault, shown } from '../MappingFault.ts';
import { refuseForbidden } from '../refuseForbidden.ts';
import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './FunctionCall.ts';
import { only } from './only.ts';

const aliasPattern = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/**
 * items and the alias `item`, target `lines`: rows whose target starts `lines[].` map each element, which they read through
 * `item.…`; the document and outer aliases stay readable.
 */
export const subTable: MappingFunction = (call) => {
  const alias = expressionOf(call).trim();
  if (!aliasPattern.test(alias)) throw new MappingFault('aliasInvalid', { alias });
  refuseForbidden(alias);
  const input = only(call);
  if (input === null) return null;
  if (!Array.isArray(input)) throw new MappingFault('notList', { value: shown(input) });
  return call.mapEach(input, alias);
};
