import { StepFailure } from '../StepFailure.ts';
import type { DatabaseAccess, TestDialect } from './TestDialect.ts';

/** https://docs.oracle.com/en/database/oracle/oracle-database/23/nlspg/, "Locale Data" */
const encodings: Readonly<Record<string, readonly string[]>> = {
  'UTF-8': ['AL32UTF8', 'UTF8'],
  GBK: ['ZHS16GBK'],
  GB18030: ['ZHS32GB18030'],
  'ISO-8859-1': ['WE8ISO8859P1', 'WE8MSWIN1252'],
};

/** Characters that are safe in a connect descriptor. */
const safeName = /^[\w.$#-]+$/;

/** Either one is allowed in the field (`dataSource.databaseName`). */
type NameKind = 'SERVICE_NAME' | 'SID';

const descriptorOf = ({ address, port, database, milliseconds }: DatabaseAccess, kind: NameKind): string => {
  const seconds = Math.max(1, Math.floor(milliseconds / 1000));
  return `(DESCRIPTION=(CONNECT_TIMEOUT=${seconds})(TRANSPORT_CONNECT_TIMEOUT=${seconds})(ADDRESS=(PROTOCOL=TCP)(HOST=${address})(PORT=${port}))(CONNECT_DATA=(${kind}=${database})))`;
};

const isUnknownName = (error: unknown): boolean =>
  error instanceof Error && /ORA-125(05|14)|NJS-51[89]/.test(error.message);

export const oracleTestDialect: TestDialect = {
  name: 'Oracle',
  stepOrder: ['protocol', 'database', 'signIn'],
  async connect(access) {
    if (!safeName.test(access.database)) throw new StepFailure('oracleName');
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
        return { name, isConfigured: encodings[configured]?.includes(name) ?? false };
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
    if (error instanceof StepFailure) return { step: 'database', phrase: error.phrase };
    if (isUnknownName(error)) return { step: 'database', phrase: ['noService', { message }] };
    if (/ORA-0?1017|ORA-01005/.test(message)) return { step: 'signIn', phrase: ['credentials', { message }] };
    if (/ORA-280(00|01)|ORA-01045|ORA-12660|NJS-533/.test(message))
      return { step: 'signIn', phrase: ['notAdmitted', { message }] };
    if (/ORA-125(16|18|20)|ORA-0(1033|1034|1090)/.test(message))
      return { step: 'database', phrase: ['busy', { message }] };
    return undefined;
  },
  // No `refusesEncryption`: Oracle encrypts on another port.
};
