import type { Row } from '../../contract/envelope.ts';
import type { Sql } from './Database.ts';
import { identifier, literal } from './quoted.ts';

/** Documents of one interface and one number: they are delivered in the order in which they came. */
export interface Group {
  readonly interfaceUuid: string;
  readonly entityNo: string;
}

/** How much the counts of an interface change. */
export interface CountChange {
  readonly interfaceUuid: string;
  readonly pending: number;
  readonly blocked: number;
}

/** An interface with counts that have just changed. */
export interface Counted {
  readonly uuid: string;
  readonly companyUuid: string;
  readonly interfaceName: string;
  readonly pendingCount: number;
  readonly blockedCount: number;
}

/** An interface that takes documents, without its mapping, and the next numbers of arrival. */
export interface Admission {
  readonly row: Row;
  readonly arrivals: readonly number[];
}

const interfaces = identifier('document_interface');

const numberOf = (property: string): string => `coalesce((apart->>${literal(property)})::int, 0)`;

/** What the queue asks of interfaces and pending data, besides what can be asked of all documents. Each is one statement. */
export class PendingQueue {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * The interface that `count` documents have come for. Until the transaction ends nobody changes or removes it; others may still admit
   * documents, and count them.
   */
  async admission(interfaceUuid: string, count: number): Promise<Admission | undefined> {
    const [found] = await this.#sql.query<Admission>(
      `SELECT data - 'fieldMappings' AS row,
              (SELECT json_agg(nextval('arrival')) FROM generate_series(1, $2::int)) AS arrivals
         FROM ${interfaces} WHERE uuid = $1 FOR KEY SHARE`,
      [interfaceUuid, count],
    );
    return found;
  }

  /** Adds to the counts of interfaces. Their rows stay locked; whoever counts several gives them in the order of their uuids. */
  async count(changes: readonly CountChange[]): Promise<Counted[]> {
    const counted: Counted[] = [];
    for (const { interfaceUuid, pending, blocked } of changes) {
      const rows = await this.#sql.query<Counted>(
        `UPDATE ${interfaces}
            SET apart = apart || jsonb_build_object('pendingCount', ${numberOf('pendingCount')} + $2::int,
                                                    'blockedCount', ${numberOf('blockedCount')} + $3::int)
          WHERE uuid = $1
      RETURNING uuid, company_uuid AS "companyUuid", data->>'interfaceName' AS "interfaceName",
                ${numberOf('pendingCount')} AS "pendingCount", ${numberOf('blockedCount')} AS "blockedCount"`,
        [interfaceUuid, pending, blocked],
      );
      counted.push(...rows);
    }
    return counted;
  }
}
