import type { BrowserContext } from '@playwright/test';
import { serveSeededConsole } from '../console/ourConsole.ts';
import type { PeerConsole } from '../console/peerConsoles.ts';

/**
 * A mapping grid under measurement: its address, and the selectors and texts that the timers use. Without
 * another comment, a text property is a selector.
 */
export interface GridSubject {
  readonly name: string;
  readonly url: string;
  /** The element, with its text, that the page shows before the grid opens. */
  readonly before: readonly [selector: string, text: string];
  /** The element that opens the grid by a click. */
  readonly open: string;
  /** The first and the last rendered row, with their texts. */
  readonly ready: readonly (readonly [selector: string, text: string])[];
  /** The cell to double-click before typing, for grids without inputs before that. */
  readonly activate?: string;
  /** The input for typing, in the middle of the rendered rows. */
  readonly input: string;
  /** For a scrolling grid: the scrolling element, and the text of its last row. */
  readonly end?: { readonly scrolls: string; readonly text: string };
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

const barePage = `<h1>bare</h1><button>open</button><input value="src_0">`;

/** An input on an empty page without scripts. It measures the browser's own time for a key. */
export const bareInputSubject: GridSubject = {
  name: 'a bare input on an empty page',
  url: `data:text/html,${encodeURIComponent(barePage)}`,
  before: ['h1', 'bare'],
  open: 'button',
  ready: [['input', 'src_0']],
  input: 'input',
};

/** Returns SQL that stores an interface with `rows` mapping rows, as in the peers' stub. $1 = company. */
const insertInterface = (rows: number): string => `
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

const cellSelector = (row: number): string =>
  `[role=row][aria-rowindex="${row + 2}"] [data-column=sourceField]`;

/** Indexes of the last and the middle row on screen, at the window height of the benchmark. */
const renderedRows = { last: 12, middle: 6 };

const gridSubject = (url: string, rows: number): Omit<GridSubject, 'prepare'> => ({
  name: `Interface Console, ${rows.toLocaleString('en')} rows`,
  url: `${url}/#/erpdown?view=edit&uuid=mapping-${rows}&section=overview`,
  before: ['h1', `mapping ${rows}`],
  open: '[role=tab]:nth-child(3)',
  ready: [
    [cellSelector(0), 'src_0'],
    [cellSelector(renderedRows.last), `src_${renderedRows.last}`],
  ],
  activate: cellSelector(renderedRows.middle),
  input: `${cellSelector(renderedRows.middle)} input`,
  end: { scrolls: '[role=grid]', text: `src_${rows - 1}` },
});

/** Serves our console with one interface for each number of mapping rows. */
export async function serveOurGrids(
  sizes: readonly number[],
): Promise<{ readonly grids: readonly GridSubject[]; readonly close: () => Promise<void> }> {
  const { url, prepare, close } = await serveSeededConsole(sizes.map(insertInterface));
  return { grids: sizes.map((rows) => ({ ...gridSubject(url, rows), prepare })), close };
}

/** Returns the mapping grid of a peer, with 1,000 rows, as its harness measures it. */
export const peerGridSubject = ({
  name,
  url,
  row,
  openMapping,
  mapping,
  cell,
  lastRow = 0,
  middleRow,
  shown,
  activate,
}: PeerConsole): GridSubject => ({
  name: `${name}: ${mapping}`,
  url,
  before: [row, 'ERP-000001'],
  open: openMapping,
  ready: shown
    ? [[shown, 'src_']]
    : [
        [cell(lastRow), 'src_'],
        [cell(0), 'src_'],
      ],
  ...(activate && { activate }),
  input: cell(middleRow),
});
