import type { DatabaseAccess, DatabaseDialect } from './DatabaseDialect.ts';

/** https://docs.oracle.com/en/database/oracle/oracle-database/23/nlspg/, "Locale Data" */
const encodings: Readonly<Record<string, readonly string[]>> = {
  'UTF-8': ['AL32UTF8', 'UTF8'],
  GBK: ['ZHS16GBK'],
  GB18030: ['ZHS32GB18030'],
  'ISO-8859-1': ['WE8ISO8859P1', 'WE8MSWIN1252'],
};

/** Characters that are safe in a connect descriptor. */
const safeName = /^[\w.$#-]+$/;

class UnsafeNameError extends Error {}

/** Either one is allowed in the field (`dataSource.databaseName`). */
type NameKind = 'SERVICE_NAME' | 'SID';

const descriptorOf = ({ address, port, database, milliseconds }: DatabaseAccess, kind: NameKind): string => {
  const seconds = Math.max(1, Math.floor(milliseconds / 1000));
  return `(DESCRIPTION=(CONNECT_TIMEOUT=${seconds})(TRANSPORT_CONNECT_TIMEOUT=${seconds})(ADDRESS=(PROTOCOL=TCP)(HOST=${address})(PORT=${port}))(CONNECT_DATA=(${kind}=${database})))`;
};

const isUnknownName = (error: unknown): boolean =>
  error instanceof Error && /ORA-125(05|14)|NJS-51[89]/.test(error.message);

export const oracleDialect: DatabaseDialect = {
  name: 'Oracle',
  optionalDriver: 'oracledb',
  stepOrder: ['protocol', 'database', 'signIn'],
  async connect(access) {
    if (!safeName.test(access.database)) throw new UnsafeNameError(access.database);
    const { default: oracledb } = await import('oracledb');
    const signIn = (kind: NameKind) =>
      oracledb.getConnection({
        user: access.username,
        password: access.password,
        connectString: descriptorOf(access, kind),
      });
    const connection = await signIn('SERVICE_NAME').catch((error: unknown) => {
      if (isUnknownName(error)) return signIn('SID');
      throw error;
    });
    connection.callTimeout = access.milliseconds;
    const one = async (sql: string): Promise<string> => {
      const { rows = [] } = await connection.execute<unknown[]>(sql, [], {
        outFormat: oracledb.OUT_FORMAT_ARRAY,
      });
      return String(rows[0]?.[0]);
    };
    return {
      async encoding(configured) {
        const name = await one(
          "SELECT value FROM nls_database_parameters WHERE parameter = 'NLS_CHARACTERSET'",
        );
        return { name, configured: encodings[configured]?.includes(name) ? 'same' : 'other' };
      },
      async query() {
        await one('SELECT 1 FROM dual');
        return connection.oracleServerVersionString;
      },
      close: () => connection.close({ drop: true }),
    };
  },
  causeOf(error) {
    const { message } = error;
    if (error instanceof UnsafeNameError) return { step: 'database', key: 'oracleName' };
    if (isUnknownName(error)) return { step: 'database', key: 'noService' };
    if (/ORA-0?1017|ORA-01005/.test(message)) return { step: 'signIn', key: 'credentials' };
    if (/ORA-280(00|01)|ORA-01045|ORA-12660|NJS-533/.test(message))
      return { step: 'signIn', key: 'notAdmitted' };
    if (/ORA-125(16|18|20)|ORA-0(1033|1034|1090)/.test(message)) return { step: 'database', key: 'busy' };
    return undefined;
  },
  // No `refusesEncryption`: Oracle encrypts on another port.
};
