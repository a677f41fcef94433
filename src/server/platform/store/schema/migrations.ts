export interface Migration {
  readonly version: number;
  /** One SQL statement each. */
  readonly statements: readonly string[];
}

/** Forward only: a published entry never changes; new ones are appended. */
export const migrations: readonly Migration[] = [
  {
    version: 1,
    statements: [
      `CREATE TABLE document (
         entity       text  NOT NULL,
         uuid         text  NOT NULL,
         company_uuid text  NOT NULL,
         natural_key  text,
         data         jsonb NOT NULL,
         PRIMARY KEY (entity, uuid)
       )`,
      'CREATE UNIQUE INDEX document_natural_key ON document (entity, company_uuid, natural_key)',
      // Equality filters and "who refers to this record" are containment queries.
      'CREATE INDEX document_data ON document USING gin (data jsonb_path_ops)',
      // One row: a known text, encrypted. It shows whether SECRET_KEY is the key of the stored secrets.
      'CREATE TABLE vault_check (sealed text NOT NULL)',
      `CREATE TABLE operator (
         login_id      text PRIMARY KEY,
         password_hash text NOT NULL
       )`,
      `CREATE TABLE operator_company (
         login_id     text NOT NULL REFERENCES operator ON DELETE CASCADE,
         company_uuid text NOT NULL,
         PRIMARY KEY (login_id, company_uuid)
       )`,
      `CREATE TABLE login (
         key_hash   text PRIMARY KEY,
         login_id   text NOT NULL REFERENCES operator ON DELETE CASCADE,
         expires_at timestamptz NOT NULL
       )`,
      `CREATE TABLE sign_in_token (
         token_hash text PRIMARY KEY,
         login_id   text NOT NULL REFERENCES operator ON DELETE CASCADE,
         expires_at timestamptz NOT NULL
       )`,
      `CREATE TABLE sign_in_attempt (
         login_id text PRIMARY KEY,
         count    integer NOT NULL,
         last_at  timestamptz NOT NULL
       )`,
    ],
  },
  {
    version: 2,
    // Every entity has its own table, which inherits from this one and has its own indexes (createTables.ts).
    statements: ['DROP INDEX document_natural_key', 'DROP INDEX document_data'],
  },
  {
    version: 3,
    // The recycle bin: a removed record and its owned records (`record_uuid`).
    statements: [
      `CREATE TABLE removed (
         entity       text        NOT NULL,
         uuid         text        NOT NULL,
         company_uuid text        NOT NULL,
         data         jsonb       NOT NULL,
         record_uuid  text        NOT NULL,
         removed_at   timestamptz NOT NULL,
         PRIMARY KEY (entity, uuid)
       )`,
      'CREATE INDEX removed_by_record ON removed (record_uuid)',
    ],
  },
  {
    version: 4,
    // Alarms that wait for delivery to robots (src/server/integration/alarms/README.md).
    statements: [
      `CREATE TABLE alarm_line (
         id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         company_uuid text        NOT NULL,
         robot_uuid   text        NOT NULL,
         source       text        NOT NULL,
         at           timestamptz NOT NULL,
         data         jsonb       NOT NULL
       )`,
      'CREATE INDEX alarm_line_by_robot ON alarm_line (robot_uuid, id)',
      `CREATE TABLE alarm_message (
         robot_uuid   text PRIMARY KEY,
         company_uuid text        NOT NULL,
         data         jsonb       NOT NULL,
         attempts     integer     NOT NULL,
         next_at      timestamptz NOT NULL
       )`,
      `CREATE TABLE standing_alarm (
         company_uuid   text    NOT NULL,
         kind           text    NOT NULL,
         interface_uuid text    NOT NULL,
         robot_uuid     text    NOT NULL,
         source         text    NOT NULL,
         told           boolean NOT NULL DEFAULT false,
         PRIMARY KEY (company_uuid, kind, interface_uuid, robot_uuid, source)
       )`,
      // `robot` is a hash of the address: DingTalk does not know our records.
      `CREATE TABLE robot_pace (
         robot        text PRIMARY KEY,
         turns        timestamptz[] NOT NULL,
         closed_until timestamptz   NOT NULL DEFAULT '-infinity'
       )`,
    ],
  },
  {
    version: 5,
    // Throughput of interfaces, in buckets of seconds (Throughput.ts). Free space in the pages lets an update
    // stay on the page of its row.
    statements: [
      `CREATE TABLE throughput (
         company_uuid   text        NOT NULL,
         bucket         integer     NOT NULL,
         interface_uuid text        NOT NULL,
         at             timestamptz NOT NULL,
         received       bigint      NOT NULL,
         delivered      bigint      NOT NULL,
         failed         bigint      NOT NULL,
         elapsed_ms     bigint      NOT NULL,
         PRIMARY KEY (company_uuid, bucket, interface_uuid, at)
       ) WITH (fillfactor = 70)`,
    ],
  },
  {
    version: 6,
    // Idempotency keys of accepted documents, so that a document that arrives twice is stored once
    // (exchange/queue/acceptDocuments.ts).
    statements: [
      `CREATE TABLE idempotency_key (
         interface_uuid text        NOT NULL,
         key            text        NOT NULL,
         document_uuid  text        NOT NULL,
         sha256         text        NOT NULL,
         created_at     timestamptz NOT NULL,
         PRIMARY KEY (interface_uuid, key)
       )`,
      'CREATE INDEX idempotency_key_by_time ON idempotency_key (created_at)',
      // Order of arrival across processes, whose clocks differ.
      'CREATE SEQUENCE arrival',
    ],
  },
  {
    version: 7,
    // From here on, the tables of partitioned entities are partitions (createTables.ts). Older programs could
    // not write them.
    statements: [
      `CREATE TABLE payload_retention (
         entity       text        NOT NULL,
         company_uuid text        NOT NULL,
         at           timestamptz NOT NULL,
         uuid         text        NOT NULL,
         PRIMARY KEY (entity, company_uuid)
       )`,
    ],
  },
  {
    version: 8,
    // Leases for work that only one process may do at a time (Leases.ts).
    statements: [
      `CREATE TABLE lease (
         name   text PRIMARY KEY,
         holder text        NOT NULL,
         until  timestamptz NOT NULL
       )`,
    ],
  },
  {
    version: 9,
    // Throughput of all interfaces of a company in the last minutes, without older buckets (Throughput.ts).
    statements: ['CREATE INDEX throughput_by_time ON throughput (company_uuid, bucket, at)'],
  },
];
