import { textOf } from '../convert.ts';
import { MappingFault } from '../MappingFault.ts';
import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './FunctionCall.ts';
import { only } from './only.ts';

const pattern = /^\s*(\w+)\.(\w+)\s*$/;

/** A property of the record that a named look-up has for a code: dcCode and `dc.name`: "D1" → "Shanghai". */
export const subQuery: MappingFunction = async (call) => {
  const expression = expressionOf(call);
  const [, name = '', property = ''] = pattern.exec(expression) ?? [];
  if (name === '') throw new MappingFault('lookUpInvalid', { expression });
  const { lookUps } = call.context;
  const lookUp = Object.hasOwn(lookUps, name) ? lookUps[name] : undefined;
  if (!lookUp) throw new MappingFault('lookUpUnknown', { name, known: Object.keys(lookUps).join(', ') });
  const input = only(call);
  if (input === null || input === '') return null;
  const code = textOf(input);
  const record = await lookUp(code);
  if (!record) throw new MappingFault('noRecord', { name, code });
  return Object.hasOwn(record, property) ? record[property] : null;
};
