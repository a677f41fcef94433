import { assertAllowedName, isJsonObject, type JsonObject } from '../jsonObject.ts';
import { describeValue, MappingError } from '../MappingError.ts';
import { type MappingFunction, requireExpression } from './MappingFunction.ts';

function parseGroupNames(expression: string): string[] {
  const names = expression.split(',').map((name) => name.trim());
  if (names.some((name) => name === '' || name === 'items')) {
    throw new MappingError('groupInvalid', { expression });
  }
  names.forEach(assertAllowedName);
  return names;
}

const ownValue = (element: JsonObject, name: string): unknown =>
  Object.hasOwn(element, name) ? element[name] : null;

function groupElements(elements: readonly JsonObject[], names: readonly string[]): JsonObject[] {
  const groups = new Map<string, Record<string, unknown> & { items: JsonObject[] }>();
  for (const element of elements) {
    const keys = names.map((name) => [name, ownValue(element, name) ?? null] as const);
    const key = JSON.stringify(keys);
    const found = groups.get(key);
    if (found) found.items.push(element);
    else groups.set(key, { ...Object.fromEntries(keys), items: [element] });
  }
  return [...groups.values()];
}

/**
 * Groups a list by one property or several: lines and `sku`: [{A,1},{A,2}] → [{sku:A,items:[…]}], in the
 * order of their first elements.
 */
export const groupFunction: MappingFunction = {
  sources: 'one',
  compile: (row) => {
    const names = parseGroupNames(requireExpression(row));
    return ({ inputs: [input] }) => {
      if (input === null) return null;
      if (!Array.isArray(input) || !input.every(isJsonObject)) {
        throw new MappingError('notObjects', { value: describeValue(input) });
      }
      return groupElements(input, names);
    };
  },
};

const aliasPattern = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/**
 * items and the alias `item`, target `lines`: rows whose target starts with `lines[].` map each element as
 * `item.…`; the document and outer aliases remain readable.
 */
export const subTableFunction: MappingFunction = {
  sources: 'one',
  compile: (row) => {
    const alias = requireExpression(row).trim();
    if (!aliasPattern.test(alias)) throw new MappingError('aliasInvalid', { alias });
    assertAllowedName(alias);
    return ({ inputs: [input], mapElements }) => {
      if (input === null) return null;
      if (!Array.isArray(input)) throw new MappingError('notList', { value: describeValue(input) });
      return mapElements(input, alias);
    };
  },
};
