import { MappingError } from '../MappingError.ts';
import { type FunctionType, isTargetFieldType, type MappingDraft, type MappingRow } from '../MappingRow.ts';
import { expressionFunctions } from './expressionFunctions.ts';
import { listFunctions } from './listFunctions.ts';
import type { MappingFunction } from './MappingFunction.ts';
import { textFunctions } from './textFunctions.ts';
import { timeFunctions } from './timeFunctions.ts';
import { valueFunctions } from './valueFunctions.ts';

/** Every mapping function. A function type without one is a type error here. */
export const mappingFunctions: Readonly<Record<FunctionType, MappingFunction>> = {
  ...valueFunctions,
  ...textFunctions,
  ...timeFunctions,
  ...listFunctions,
  ...expressionFunctions,
};

/** A row, or a row in the editor: any text, or none, as its function type. */
type AnyRow = Pick<MappingDraft, 'functionType' | 'expression'>;

const isFunctionType = (code: string | undefined): code is FunctionType =>
  code !== undefined && Object.hasOwn(mappingFunctions, code);

/** The function of a row; undefined for an unknown function type. */
export const functionOf = ({ functionType }: AnyRow): MappingFunction | undefined =>
  isFunctionType(functionType) ? mappingFunctions[functionType] : undefined;

/** The expression of a row, or its default. Throws `expressionMissing` for a function that requires one. */
export function expressionOf({ functionType, expression }: MappingRow): string {
  const { expression: use } = mappingFunctions[functionType];
  const fallback = use ? use.default : '';
  if (!expression && fallback === undefined) throw new MappingError('expressionMissing');
  return expression ?? fallback ?? '';
}

/** True if other rows map the elements of this row's list. */
export const isSubTable = (row: AnyRow): boolean => functionOf(row)?.result.kind === 'subTable';

/** True if the row runs after all others. */
export const runsLast = (row: AnyRow): boolean => functionOf(row)?.runs === 'last';

/** Returns the rows in the order in which they run. */
export const sortByRunOrder = <T extends AnyRow>(rows: readonly T[]): T[] => [
  ...rows.filter((row) => !runsLast(row)),
  ...rows.filter(runsLast),
];

/** True if the engine can run a draft, even if the row fails. */
export const isMappingRow = (draft: MappingDraft): draft is MappingDraft & MappingRow =>
  draft.targetField !== undefined && isTargetFieldType(draft.type) && isFunctionType(draft.functionType);
