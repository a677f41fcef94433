import mysql from 'mysql2';
import { startTcpServer } from './connectionUnderTest.ts';

type Cells = Readonly<Record<string, string | null>>;

/** Numbers of column types in the protocol. A column name may contain its type: `price DECIMAL`. */
const types: Readonly<Record<string, number>> = { DECIMAL: 246, JSON: 245, BLOB: 252 };

/** Parts of a result, which the types of the driver lack. */
interface ResultWriter {
  readonly writeColumns: (columns: readonly object[]) => void;
  readonly writeTextRow: (values: readonly unknown[]) => void;
}

/** Ends the connection instead of an answer. */
export const hangUp = Symbol('hang up');

/** Flag of a result that another one follows. */
const moreResults = 8;

/**
 * Returns the definition of a column: VARCHAR, unless its name contains another type. The character set is
 * utf8mb4, or binary for JSON, BLOB and binary columns.
 */
const columnWith = (binary: ReadonlySet<string>, decimal: ReadonlySet<string>) => (name: string) => ({
  catalog: 'def',
  schema: '',
  table: '',
  orgTable: '',
  name,
  orgName: name,
  characterSet: binary.has(name) || / (JSON|BLOB)$/.test(name) ? 63 : 45,
  columnLength: 80,
  columnType: types[decimal.has(name) ? 'DECIMAL' : (name.split(' ')[1] ?? '')] ?? 253,
  flags: 0,
  decimals: 0,
});

/**
 * Starts a fake MySQL server with the driver's server side. `reader` can sign in with the password and open
 * `erp`. Resolves to the port.
 * @param answer returns the rows for a statement, or undefined for a statement without rows; throws a refusal
 * @param binary names of the binary columns
 * @param decimal names of the columns of type DECIMAL, in addition to those whose name contains it
 */
export const mysqlServer = (
  answer: (sql: string) => readonly Cells[] | typeof hangUp | undefined,
  binary: ReadonlySet<string> = new Set(),
  decimal: ReadonlySet<string> = new Set(),
): Promise<number> =>
  startTcpServer((stream) => {
    const column = columnWith(binary, decimal);
    const connection = mysql.createConnection({ stream, isServer: true }) as mysql.Connection & ResultWriter;
    // The protocol numbers the packets of each query from 0. The driver's server side does not.
    const countFrom = (sequenceId: number) => Object.assign(connection, { sequenceId });
    connection.on('error', () => undefined);
    connection.serverHandshake({
      protocolVersion: 10,
      serverVersion: '8.4.0 of a test',
      connectionId: 1,
      statusFlags: 2,
      characterSet: 45,
      capabilityFlags: 0xff_f7_ff & ~0x800,
      authCallback: (
        { user, database }: { user: string; database: string },
        callback: (error: Error | null, refusal?: { code: number; message: string }) => void,
      ) => {
        if (user !== 'reader') callback(null, { code: 1045, message: `Access denied for user '${user}'` });
        else if (database !== 'erp')
          callback(null, { code: 1049, message: `Unknown database '${database}'` });
        else {
          callback(null);
          countFrom(0);
        }
      },
    });
    const answered = (sql: string): void => {
      countFrom(1);
      try {
        const rows = answer(sql);
        if (rows === hangUp) stream.destroy();
        else if (!rows) connection.writeOk({ affectedRows: 1 });
        else if (sql.startsWith('CALL')) {
          // The state of a procedure follows its rows as a second result.
          connection.writeColumns(Object.keys(rows[0] ?? { v: '' }).map(column));
          for (const row of rows) connection.writeTextRow(Object.values(row));
          connection.writeEof(0, moreResults);
          connection.writeOk({ affectedRows: 0 });
        } else connection.writeTextResult([...rows], Object.keys(rows[0] ?? { v: '' }).map(column));
      } catch (error) {
        connection.writeError({ message: error instanceof Error ? error.message : '', code: 1064 });
      }
      countFrom(0);
    };
    connection.on('query', answered);
    // The driver treats a statement that begins with SET as the preparation of a statement.
    connection.on('stmt_prepare', answered);
  });
