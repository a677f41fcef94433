import { v7 as uuidv7 } from 'uuid';
import type { ApiCallLog, InterfaceLog } from '#generated/types.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import { type KeyedRecord, toKeyedRecord } from '../../platform/store/records/KeyedRecord.ts';

/** An interface, or one of its documents; the company alone for a call without an interface. */
type LogSubject = Readonly<Record<string, unknown>>;

/** Properties that an entry has from its subject. */
type SubjectProperty =
  | 'uuid'
  | 'companyUuid'
  | 'interfaceUuid'
  | 'interfaceName'
  | 'interfaceType'
  | 'dcCode';

const createEntry = (log: string, subject: LogSubject, entry: object): KeyedRecord => {
  const { companyUuid, interfaceUuid = subject.uuid, interfaceName, interfaceType, dcCode } = subject;
  const names = { companyUuid, interfaceUuid, interfaceName, interfaceType, dcCode };
  return toKeyedRecord(entityOf(log).model, String(companyUuid), { uuid: uuidv7(), ...names, ...entry });
};

/**
 * Creates an entry of the interface log. `time` is ISO 8601, `elapsedMs` milliseconds; `data` and `details`
 * hold no secrets.
 */
export const createInterfaceLogEntry = (
  subject: LogSubject,
  entry: Omit<InterfaceLog, SubjectProperty>,
): KeyedRecord => createEntry('interfaceLog', subject, entry);

/** Creates an entry of the API call log. Its texts hold no secrets. */
export const createApiCallLogEntry = (
  subject: LogSubject,
  entry: Omit<ApiCallLog, SubjectProperty>,
): KeyedRecord => createEntry('apiCallLog', subject, entry);
