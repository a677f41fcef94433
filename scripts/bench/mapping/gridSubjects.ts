import type { BrowserContext } from '@playwright/test';
import { serveSeededConsole } from '../console/ourConsole.ts';
import type { PeerConsole } from '../console/peerConsoles.ts';

/** A mapping grid under measurement: where it runs, and what the clocks look for in it. Selectors, but for `url` and `name`. */
export interface GridSubject {
  readonly name: string;
  readonly url: string;
  /** Exists before the grid opens, with this text. */
  readonly before: readonly [selector: string, text: string];
  /** Clicked to open the grid. */
  readonly open: string;
  /** The first and the last rendered row, with what they hold. */
  readonly ready: readonly (readonly [selector: string, text: string])[];
  /** Double-clicked before typing, where a cell is no input until then. */
  readonly activate?: string;
  /** The input that is typed into, in the middle of what is rendered. */
  readonly input: string;
  /** For a scrolling grid: the scrolling element, and the text of its last row. */
  readonly end?: { readonly scrolls: string; readonly text: string };
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

const barePage = `<h1>bare</h1><button>open</button><input value="src_0">`;

/** An input on an empty page, without a script: what a key costs the browser alone. */
export const bareInputSubject: GridSubject = {
  name: 'a bare input on an empty page',
  url: `data:text/html,${encodeURIComponent(barePage)}`,
  before: ['h1', 'bare'],
  open: 'button',
  ready: [['input', 'src_0']],
  input: 'input',
};

/** SQL that stores an interface with this many mapping rows: those of the peers' stub. $1 = company. */
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

/** Rows on screen at the window's height of the benchmark. */
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

/** Our mapping editor before its own service, for each of these numbers of rows. */
export async function serveOurGrids(
  sizes: readonly number[],
): Promise<{ readonly grids: readonly GridSubject[]; readonly close: () => Promise<void> }> {
  const { url, prepare, close } = await serveSeededConsole(sizes.map(insertInterface));
  return { grids: sizes.map((rows) => ({ ...gridSubject(url, rows), prepare })), close };
}

/** The mapping grid of a peer, 1,000 rows, as its harness measures it. */
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
