import { Socket } from 'node:net';
import { postgresTableDialect } from '../../transport/table/postgresTableDialect.ts';
import { StepFailure } from '../StepFailure.ts';
import type { TestDialect } from './TestDialect.ts';

/** https://www.postgresql.org/docs/current/multibyte.html, table "PostgreSQL Character Sets" */
const encodings: Readonly<Record<string, string>> = {
  'UTF-8': 'UTF8',
  GBK: 'GBK',
  GB18030: 'GB18030',
  'ISO-8859-1': 'LATIN1',
};

export const postgresTestDialect: TestDialect = {
  name: 'PostgreSQL',
  stepOrder: ['protocol', 'signIn', 'database'],
  async connect({ address, port, database, username, password, encrypted, closeAtEnd }) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      host: address,
      port,
      database,
      user: username,
      // A function, because for an empty text pg would send PGPASSWORD of this process.
      password: () => password,
      ssl: encrypted && { rejectUnauthorized: false },
      stream: () => closeAtEnd(new Socket()),
    });
    // Without a listener, a connection that breaks later would end the process.
    client.on('error', () => undefined);
    await client.connect();
    const one = async (text: string): Promise<string> => {
      const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
      return String(rows[0]?.[0]);
    };
    return {
      async encoding(configured) {
        const name = await one('SHOW server_encoding');
        const wanted = encodings[configured] ?? configured;
        // For this session only.
        await client.query(`SET client_encoding TO '${wanted}'`).catch(() => {
          throw new StepFailure('encodingUnsupported', { encoding: configured, name });
        });
        return { name, isConfigured: name === wanted };
      },
      query: () => one('SHOW server_version'),
      close: () => client.end(),
    };
  },
  causeOf({ code, message }) {
    switch (code) {
      case '28P01':
        return { step: 'signIn', phrase: ['credentials', { message }] };
      case '28000':
        return { step: 'signIn', phrase: ['notAdmitted', { message }] };
      case '3D000':
        return { step: 'database', phrase: ['noDatabase', { message }] };
      case '42501':
        return { step: 'database', phrase: ['noRight', { message }] };
      case '53300':
      case '57P03':
        return { step: 'signIn', phrase: ['busy', { message }] };
    }
    return undefined;
  },
  refusesEncryption: postgresTableDialect.refusesEncryption,
};
