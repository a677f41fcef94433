import { seededConsole } from '../console/ours.ts';
import type { GridSubject } from './GridSubject.ts';

/** An interface with as many mapping rows, stored: the rows that the peers' stub makes. Over $1 = company. */
const interfaceWith = (rows: number): string => `
  INSERT INTO "document_interface" (entity, uuid, company_uuid, natural_key, data)
  SELECT 'interface', 'mapping-${rows}', $1::text, '["mapping ${rows}"]',
         jsonb_build_object('uuid', 'mapping-${rows}', 'companyUuid', $1::text, 'version', 1,
           'interfaceName', 'mapping ${rows}', 'interfaceType', 'ERP_DOWN', 'scope', 'DC', 'status', 'OFFLINE', 'debug', false,
           'pendingCount', 0, 'blockedCount', 0, 'failureCount', 0, 'type', 'HTTP', 'path', '/in', 'triggerStrategy', 'EVENT',
           'fieldMappings', (
             SELECT jsonb_agg(jsonb_build_object('lineNo', n, 'targetField', 'field_' || n - 1, 'type', 'STRING',
                      'description', 'field ' || n - 1, 'functionType', 'REGULAR', 'sourceField', 'src_' || n - 1,
                      'expression', '') ORDER BY n)
               FROM generate_series(1, ${rows}) AS n))`;

const cell = (row: number): string => `[role=row][aria-rowindex="${row + 2}"] [data-column=sourceField]`;

/** Rows on screen at the window's height of the benchmark. */
const rendered = { last: 12, middle: 6 };

const grid = (url: string, rows: number): Omit<GridSubject, 'prepare'> => ({
  name: `Interface Console, ${rows.toLocaleString('en')} rows`,
  url: `${url}/#/erpdown?view=edit&uuid=mapping-${rows}&section=overview`,
  before: ['h1', `mapping ${rows}`],
  open: '[role=tab]:nth-child(3)',
  ready: [
    [cell(0), 'src_0'],
    [cell(rendered.last), `src_${rendered.last}`],
  ],
  activate: cell(rendered.middle),
  input: `${cell(rendered.middle)} input`,
  end: { scrolls: '[role=grid]', text: `src_${rows - 1}` },
});

/** Our mapping editor before its own service, for each of these numbers of rows. */
export async function ourGrids(
  sizes: readonly number[],
): Promise<{ readonly grids: readonly GridSubject[]; readonly close: () => Promise<void> }> {
  const { url, prepare, close } = await seededConsole(sizes.map(interfaceWith));
  return { grids: sizes.map((rows) => ({ ...grid(url, rows), prepare })), close };
}
