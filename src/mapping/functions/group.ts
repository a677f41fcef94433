import { isObject, type Json } from '../Json.ts';
import { MappingFault, shown } from '../MappingFault.ts';
import { refuseForbidden } from '../refuseForbidden.ts';
import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './MappingFunction.ts';

function namesOf(expression: string): string[] {
  const names = expression.split(',').map((name) => name.trim());
  if (names.some((name) => name === '' || name === 'items')) {
    throw new MappingFault('groupInvalid', { expression });
  }
  names.forEach(refuseForbidden);
  return names;
}

const own = (element: Json, name: string): unknown => (Object.hasOwn(element, name) ? element[name] : null);

function grouped(elements: readonly Json[], names: readonly string[]): Json[] {
  const groups = new Map<string, Record<string, unknown> & { items: Json[] }>();
  for (const element of elements) {
    const keys = names.map((name) => [name, own(element, name) ?? null] as const);
    const key = JSON.stringify(keys);
    const found = groups.get(key);
    if (found) found.items.push(element);
    else groups.set(key, { ...Object.fromEntries(keys), items: [element] });
  }
  return [...groups.values()];
}

/** A list by one property or several: lines and `sku`: [{A,1},{A,2}] → [{sku:A,items:[…]}], in the order of their first elements. */
export const group: MappingFunction = {
  sources: 'one',
  read: (row) => {
    const names = namesOf(expressionOf(row));
    return ({ inputs: [input] }) => {
      if (input === null) return null;
      if (!Array.isArray(input) || !input.every(isObject)) {
        throw new MappingFault('notObjects', { value: shown(input) });
      }
      return grouped(input, names);
    };
  },
};
