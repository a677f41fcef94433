import { ExactNumber, normalizeNumber } from '../../contract/json/ExactNumber.ts';
import { stringifyExactJson } from '../../contract/json/exactJson.ts';
import { isRecord } from '../../contract/json/isRecord.ts';
import { assertAllowedName, type JsonObject } from '../jsonObject.ts';
import { describeValue, MappingError } from '../MappingError.ts';
import type { MappingFunctions } from './MappingFunction.ts';

const parseGroupNames = (expression: string): string[] => expression.split(',').map((name) => name.trim());

function assertGroupNames(names: readonly string[], expression: string): void {
  if (names.some((name) => name === '' || name === 'items')) {
    throw new MappingError('groupInvalid', { expression });
  }
  names.forEach(assertAllowedName);
}

const ownValue = (element: JsonObject, name: string): unknown =>
  Object.hasOwn(element, name) ? element[name] : null;

/** Gives equal numbers the same characters: 1.10 and 1.1. */
const unifyNumber = (_: string, value: unknown): unknown =>
  value instanceof ExactNumber ? (value.value ?? new ExactNumber(normalizeNumber(value.text))) : value;

function groupElements(elements: readonly JsonObject[], names: readonly string[]): JsonObject[] {
  const groups = new Map<string, Record<string, unknown> & { items: JsonObject[] }>();
  for (const element of elements) {
    const keys = names.map((name) => [name, ownValue(element, name) ?? null] as const);
    const key = stringifyExactJson(keys, unifyNumber);
    const group = groups.get(key);
    if (group) group.items.push(element);
    else groups.set(key, { ...Object.fromEntries(keys), items: [element] });
  }
  return [...groups.values()];
}

/** The aliases of a sub-table's element that expressions can read. */
export const aliasPattern = /^[\p{L}_][\p{L}\p{N}_]*$/u;

export const listFunctions = {
  /**
   * Groups a list by one property or several: lines and `sku`: [{A,1},{A,2}] → [{sku:A,items:[…]}], in the
   * order of their first elements.
   */
  GROUP: {
    sourceField: { count: 'one', reads: 'list' },
    expression: { syntax: 'propertyNames' },
    result: { kind: 'groups', keysOf: parseGroupNames },
    isNeverNull: false,
    runs: 'inOrder',
    compile: ({ expression }) => {
      const names = parseGroupNames(expression);
      assertGroupNames(names, expression);
      return ({ inputs: [input] }) => {
        if (input === null) return null;
        if (!Array.isArray(input) || !input.every(isRecord)) {
          throw new MappingError('notObjects', { value: describeValue(input) });
        }
        return groupElements(input, names);
      };
    },
  },
  /**
   * items and the alias `item`, target `lines`: rows whose target starts with `lines[].` map each element as
   * `item.…`; the document and outer aliases remain readable.
   */
  SUB_TABLE: {
    sourceField: { count: 'one', reads: 'list' },
    expression: { syntax: 'alias' },
    result: { kind: 'subTable' },
    isNeverNull: false,
    runs: 'inOrder',
    compile: ({ expression }) => {
      const alias = expression.trim();
      if (!aliasPattern.test(alias)) throw new MappingError('aliasInvalid', { alias });
      assertAllowedName(alias);
      return ({ inputs: [input], mapElements }) => {
        if (input === null) return null;
        if (!Array.isArray(input)) throw new MappingError('notList', { value: describeValue(input) });
        return mapElements(input, alias);
      };
    },
  },
} as const satisfies MappingFunctions;
