import { compileMapping, type LookUp, type MappingContext, runMapping } from '../../src/mapping/index.ts';
import type { FieldType, FunctionType, MappingRow } from '../../src/mapping/MappingRow.ts';

const dcs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  D1: { name: 'Shanghai', floors: 3 },
};
const dc: LookUp = async (code) => (Object.hasOwn(dcs, code) ? dcs[code] : undefined);

/** 23:30 in London is the next day in Shanghai. */
export const context: MappingContext = {
  now: new Date('2026-11-20T23:30:00Z'),
  timeZone: 'Asia/Shanghai',
  lookUps: { dc, owner: async () => undefined, carrier: async () => undefined },
  timeLimit: 5000,
};

/** A row as short as tests want it: what it is, its source field, its expression. */
export const row = (
  targetField: string,
  functionType: FunctionType,
  sourceField?: string,
  expression?: string,
  type: FieldType = 'STRING',
): Omit<MappingRow, 'lineNo'> => ({ targetField, type, functionType, sourceField, expression });

/** Maps a document by these rows, numbered from 1. */
export const mapped = (document: unknown, rows: readonly Omit<MappingRow, 'lineNo'>[], over = {}) =>
  runMapping(compileMapping(rows.map((given, index) => ({ lineNo: index + 1, ...given }))), document, {
    ...context,
    ...over,
  });

/** What one row of a function makes of a document: its value, or `!` and the code of its fault. */
export async function made(
  functionType: FunctionType,
  document: unknown,
  sourceField?: string,
  expression?: string,
  type?: FieldType,
): Promise<unknown> {
  const { trace } = await mapped(document, [row('field', functionType, sourceField, expression, type)]);
  const [step] = trace;
  return step?.error ? `!${step.error.code}` : step?.output;
}
