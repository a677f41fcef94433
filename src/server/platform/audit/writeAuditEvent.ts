import { v7 as uuidv7 } from 'uuid';
import { toStorableText } from '../base/assertStorable.ts';
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

/** Returns a text in the form of an entry. A refused call may have texts that no check has seen. */
const toEntryText = (text: string | undefined, maxLength: number): string | undefined =>
  text ? toStorableText(withEllipsis(text, maxLength)) : undefined;

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
    loginId: toEntryText(texts.loginId, maxLengths.loginId),
    address: toEntryText(texts.address, maxLengths.address),
    subject: toEntryText(texts.subject, maxLengths.subject),
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
