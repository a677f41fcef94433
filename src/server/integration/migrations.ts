import type { Migration } from '../platform/store/schema/migrations.ts';

/** SQL: a pattern of the user name and password of an address, within JSON or JSON in a JSON text. */
const addressCredentials = String.raw`://[^/?#\s"''\\]*@`;

/** Tables of the rooms, without those of entities. `src/server/modules.ts` merges them with the platform's. */
export const integrationMigrations: readonly Migration[] = [
  {
    version: 4,
    // Alarms that wait for delivery to robots (alarms/README.md).
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
      // `robot` is a hash of the address: DingTalk identifies a robot by its address only.
      `CREATE TABLE robot_pace (
         robot        text PRIMARY KEY,
         turns        timestamptz[] NOT NULL,
         closed_until timestamptz   NOT NULL DEFAULT '-infinity'
       )`,
    ],
  },
  {
    version: 5,
    // Throughput of interfaces, in buckets of seconds (health/Throughput.ts). Free space in the pages lets an update
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
    // (exchange/accept/acceptDocuments.ts).
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
    version: 9,
    // Throughput of all interfaces of a company in the last minutes, without older buckets (health/Throughput.ts).
    statements: ['CREATE INDEX throughput_by_time ON throughput (company_uuid, bucket, at)'],
  },
  {
    version: 10,
    // The instant of the next document of each ERP with a limit, in milliseconds since 1970 (exchange/dispatch/SendPace.ts).
    statements: ['CREATE TABLE send_pace (key text PRIMARY KEY, next_at float8 NOT NULL)'],
  },
  {
    version: 12,
    // Documents that were delivered since an alarm began (alarms/store/ActiveAlarms.ts).
    statements: [
      `ALTER TABLE standing_alarm
         ADD COLUMN recovered_count   integer NOT NULL DEFAULT 0,
         ADD COLUMN recovered_numbers text[]  NOT NULL DEFAULT '{}'`,
    ],
  },
  {
    version: 14,
    // Operators can change and disable basic data, so its records have a version and the property `disabled`.
    statements: ['dc', 'owner', 'carrier'].map(
      (entity) => `
        DO $$
        BEGIN
          IF to_regclass('"document_${entity}"') IS NOT NULL THEN
            UPDATE "document_${entity}"
               SET data = data || jsonb_build_object('disabled', false, 'version', 1, 'modifiedAt', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
             WHERE NOT data ? 'version';
          END IF;
        END $$`,
    ),
  },
  {
    version: 16,
    // Digests of the secrets of API keys (inbound/keys/PartnerKeySecrets.ts). The newest secret of a key has no end.
    statements: [
      `CREATE TABLE partner_key_secret (
         digest      text PRIMARY KEY,
         key_uuid    text        NOT NULL,
         valid_until timestamptz NOT NULL DEFAULT 'infinity'
       )`,
      'CREATE INDEX partner_key_secret_by_key ON partner_key_secret (key_uuid)',
    ],
  },
  {
    version: 17,
    // Companies can be changed and disabled, so their records have a version and a state.
    statements: [
      `DO $$
       BEGIN
         IF to_regclass('document_company') IS NOT NULL THEN
           UPDATE document_company
              SET data = data || jsonb_build_object('status', 'ACTIVE', 'version', 1, 'modifiedAt', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            WHERE NOT data ? 'version';
         END IF;
       END $$`,
    ],
  },
  {
    version: 21,
    // The oldest lines of each source, however many wait (alarms/store/AlarmOutbox.ts).
    statements: [
      'CREATE INDEX alarm_line_by_source ON alarm_line (robot_uuid, source, id)',
      'DROP INDEX alarm_line_by_robot',
    ],
  },
  {
    version: 22,
    // The waiting lines of an event, and the waiting recoveries of an interface (alarms/store/AlarmOutbox.ts).
    statements: [
      `CREATE INDEX alarm_line_by_event ON alarm_line (robot_uuid, (data->>'eventUuid'))`,
      `CREATE INDEX alarm_line_recoveries ON alarm_line (robot_uuid, (data->>'interfaceUuid'))
        WHERE data->>'event' = 'RECOVERED'`,
    ],
  },
  {
    version: 23,
    // Earlier versions kept credentials in addresses, and these in the configuration log and the recycle bin. A start
    // moves those of records to authentications (transport/endpoint/moveCredentials.ts).
    statements: ['document_configurationLog', 'removed'].map(
      (table) => `
        DO $$
        BEGIN
          IF to_regclass('"${table}"') IS NOT NULL THEN
            UPDATE "${table}"
               SET data = regexp_replace(data::text, '${addressCredentials}', '://', 'g')::jsonb
             WHERE data::text ~ '${addressCredentials}';
          END IF;
        END $$`,
    ),
  },
  {
    version: 24,
    // The latest claims of interfaces that run one document at a time (exchange/queue/latestClaim.ts).
    statements: [
      `CREATE TABLE latest_claim (
         interface_uuid text PRIMARY KEY,
         company_uuid   text   NOT NULL,
         documents      text[] NOT NULL
       )`,
    ],
  },
];
