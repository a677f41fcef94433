import type { FieldMapping } from '../../../generated/types.ts';

type FieldType = FieldMapping['type'];

/** Functions that read text, whatever they make of it. */
const textFunctions: ReadonlySet<string> = new Set([
  'CONCATENATE',
  'CONNECT',
  'EXTRACT',
  'REPLACE',
  'FORMAT_TIME',
  'SUB_QUERY',
]);

/** `lines[2]` is one of the elements of `lines`. */
const withoutIndexes = (path: string): string => path.replaceAll(/\[\d+\]/g, '[]');

/** A path of a sub-table begins with the alias of its element: `item.sku` → `items[].sku`. */
function resolveAlias(path: string, aliases: ReadonlyMap<string, string>): string {
  const [head = '', ...rest] = withoutIndexes(path.trim()).split('.');
  return [aliases.get(head) ?? head, ...rest].join('.');
}

const pathsOf = ({ sourceField = '' }: FieldMapping, aliases: ReadonlyMap<string, string>): string[] =>
  sourceField
    .split(',')
    .map((path) => resolveAlias(path, aliases))
    .filter((path) => path !== '' && !path.startsWith('['));

const leafType = (path: string, { type, functionType }: FieldMapping): FieldType => {
  // A list of what stands in the elements tells nothing of what that is.
  if (textFunctions.has(functionType) || (type === 'ARRAY' && path.includes('[]'))) return 'STRING';
  return functionType === 'SUB_TABLE' || functionType === 'GROUP' ? 'ARRAY' : type;
};

const sourceRow = (targetField: string, type: FieldType, description?: string): FieldMapping => ({
  lineNo: 1,
  targetField,
  type,
  functionType: 'REGULAR',
  ...(description && { description }),
});

const isWithin = (path: string, other: string): boolean =>
  other.startsWith(`${path}.`) || other.startsWith(`${path}[]`);

/**
 * What a mapping reads of a source document, as rows that would write it: by them the document that a sender has to send is told as a target is.
 * The first row that reads a field says of which type it is. `identifier` is the field that tells one document from another.
 */
export function sourceRowsOf(rows: readonly FieldMapping[], identifier?: string): FieldMapping[] {
  const aliases = new Map<string, string>();
  const rowByPath = new Map<string, FieldMapping>();
  const addRow = (path: string, type: FieldType, description?: string): void => {
    if (!rowByPath.has(path)) rowByPath.set(path, sourceRow(path, type, description));
  };
  if (identifier) addRow(withoutIndexes(identifier.trim()), 'STRING');
  for (const row of rows) {
    for (const path of pathsOf(row, aliases)) {
      const elementPath = path.replace(/(\[\])+$/, '');
      addRow(elementPath, leafType(path, row), row.description);
      if (row.functionType === 'SUB_TABLE' && row.expression)
        aliases.set(row.expression.trim(), `${elementPath}[]`);
      if (row.functionType === 'GROUP')
        for (const key of (row.expression ?? '').split(','))
          addRow(`${elementPath}[].${key.trim()}`, 'STRING');
    }
  }
  const paths = [...rowByPath.keys()];
  // What holds other fields is made by them.
  return [...rowByPath].flatMap(([path, row]) => (paths.some((other) => isWithin(path, other)) ? [] : [row]));
}
