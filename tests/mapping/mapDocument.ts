import {
  compileMapping,
  type LookUp,
  type LookUpProperties,
  type MappingContext,
  runMapping,
} from '../../src/mapping/index.ts';
import type { FunctionType, MappingRow, TargetFieldType } from '../../src/mapping/MappingRow.ts';

const dcs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  D1: { name: 'Shanghai', floors: 3 },
};
const dc: LookUp = async (code) => (Object.hasOwn(dcs, code) ? dcs[code] : undefined);

/** Context of the tests. At 23:30 in London, the next day has begun in Shanghai. */
export const mappingContext: MappingContext = {
  now: new Date('2026-11-20T23:30:00Z'),
  timeZone: 'Asia/Shanghai',
  lookUps: { dc, owner: async () => undefined, carrier: async () => undefined },
  timeLimit: 5000,
};

/** The properties of the looked-up records, as in the schemas. */
export const lookUpProperties: LookUpProperties = {
  dc: ['name', 'timeZone'],
  owner: ['name'],
  carrier: ['name'],
};

/** Creates a mapping row. The order of the arguments keeps tests short. */
export const mappingRow = (
  targetField: string,
  functionType: FunctionType,
  sourceField?: string,
  expression?: string,
  type: TargetFieldType = 'STRING',
): Omit<MappingRow, 'lineNo'> => ({ targetField, type, functionType, sourceField, expression });

/** Maps a document with these rows, numbered from 1. */
export const mapDocument = (document: unknown, rows: readonly Omit<MappingRow, 'lineNo'>[], over = {}) =>
  runMapping(compileMapping(rows.map((given, index) => ({ lineNo: index + 1, ...given }))), document, {
    ...mappingContext,
    ...over,
  });

/** Resolves to the output of one row for a document, or to `!` and the error code. */
export async function evaluateFunction(
  functionType: FunctionType,
  document: unknown,
  sourceField?: string,
  expression?: string,
  type?: TargetFieldType,
): Promise<unknown> {
  const { trace } = await mapDocument(document, [
    mappingRow('field', functionType, sourceField, expression, type),
  ]);
  const [step] = trace;
  return step?.error ? `!${step.error.code}` : step?.output;
}
