export interface Migration {
  readonly version: number;
  /** One SQL statement each. */
  readonly statements: readonly string[];
}

/**
 * Forward only: a published entry never changes; new ones are appended. Modules have migrations of their own
 * (`src/server/modules.ts`); no version occurs twice.
 */
export const platformMigrations: readonly Migration[] = [
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
    version: 11,
    // Changes of system counters that are not added to their record yet.
    statements: [
      `CREATE TABLE counter_change (
         record_uuid text    NOT NULL,
         property    text    NOT NULL,
         added       integer NOT NULL
       )`,
      'CREATE INDEX counter_change_by_record ON counter_change (record_uuid)',
    ],
  },
  {
    version: 13,
    // Attempts are counted for an operator at an address, and for an address. A login has an absolute end.
    statements: [
      'ALTER TABLE sign_in_attempt RENAME COLUMN login_id TO key',
      'ALTER TABLE login ADD COLUMN started_at timestamptz NOT NULL DEFAULT now()',
    ],
  },
  {
    version: 15,
    // Operators have a role in each company. Those of earlier versions may do everything. An operator who only
    // has an invitation has an empty password hash, which no password matches.
    statements: [
      `ALTER TABLE operator_company
         ADD COLUMN uuid     text    NOT NULL DEFAULT gen_random_uuid() UNIQUE,
         ADD COLUMN role     text    NOT NULL DEFAULT 'administrator',
         ADD COLUMN disabled boolean NOT NULL DEFAULT false`,
      `ALTER TABLE login
         ADD COLUMN uuid    text NOT NULL DEFAULT gen_random_uuid() UNIQUE,
         ADD COLUMN address text NOT NULL DEFAULT ''`,
      'CREATE INDEX login_by_operator ON login (login_id)',
    ],
  },
  {
    version: 18,
    // The form of stored records: the newest version of `x-migrations` that they have (migrate.ts).
    statements: ['CREATE TABLE record_format (version integer NOT NULL)'],
  },
  {
    version: 19,
    // An operator of the single sign-on has no password hash.
    statements: ['ALTER TABLE operator ALTER COLUMN password_hash DROP NOT NULL'],
  },
  {
    version: 20,
    // Earlier versions gave operators of the single sign-on the empty hash of an invited operator, who may set a
    // password. With their next sign-in they have none.
    statements: [
      `DELETE FROM login WHERE login_id IN (SELECT login_id FROM operator WHERE password_hash = '')`,
    ],
  },
];
