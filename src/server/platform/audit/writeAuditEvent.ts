import { v7 as uuidv7 } from 'uuid';
import { withEllipsis } from '../base/truncate.ts';
import { entityInRole } from '../operations/catalog.ts';
import { toKeyedRecord } from '../store/records/KeyedRecord.ts';
import type { Tables } from '../store/ServiceStore.ts';

/** An event for the audit log. It failed if it has an error code. */
interface AuditEvent {
  readonly time: Date;
  readonly event: string;
  /** The operator, as far as known. */
  readonly loginId?: string;
  readonly address?: string;
  /** The operation or the command. */
  readonly operation: string;
  readonly subject?: string;
  readonly errorCode?: string;
}

const auditLog = entityInRole('auditLog')?.model;

/** The schemas have an entity for the audit log. */
export const hasAuditLog = auditLog !== undefined;

const maxLengths = { loginId: 60, address: 45, subject: 200 } as const;

const shorten = (text: string | undefined, maxLength: number): string | undefined =>
  text ? withEllipsis(text, maxLength) : undefined;

/** Writes an entry for each company, in one statement. Does nothing without an audit log. */
export async function writeAuditEvent(
  { repository }: Pick<Tables, 'repository'>,
  companies: readonly string[],
  { time, event, operation, errorCode, ...texts }: AuditEvent,
): Promise<void> {
  if (!auditLog) return;
  const entry = {
    time: time.toISOString(),
    event,
    loginId: shorten(texts.loginId, maxLengths.loginId),
    address: shorten(texts.address, maxLengths.address),
    subject: shorten(texts.subject, maxLengths.subject),
    operation,
    success: errorCode === undefined,
    errorCode,
  };
  await repository.insertAll(
    companies.map((companyUuid) =>
      toKeyedRecord(auditLog, companyUuid, { ...entry, uuid: uuidv7(), companyUuid }),
    ),
  );
}
