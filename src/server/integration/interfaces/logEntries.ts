import { v7 as uuidv7 } from 'uuid';
import type { ApiCallLog, InterfaceLog } from '#generated/types.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import { type KeyedRecord, toKeyedRecord } from '../../platform/store/records/KeyedRecord.ts';

/** An interface, or one of its documents; the company alone for a call without an interface. */
type LogSubject = Readonly<Record<string, unknown>>;

/** The properties that the entries of each log have from their subject, beside its uuid. */
const subjectProperties = {
  interfaceLog: ['companyUuid', 'interfaceName', 'interfaceType', 'dcCode'],
  apiCallLog: ['companyUuid', 'interfaceName', 'interfaceType', 'dcCode'],
} as const satisfies {
  readonly interfaceLog: readonly (keyof InterfaceLog)[];
  readonly apiCallLog: readonly (keyof ApiCallLog)[];
};

type LogName = keyof typeof subjectProperties;

/** The properties of an entry that its writer passes. */
type Entry<Log extends LogName, Whole> = Omit<
  Whole,
  'uuid' | 'interfaceUuid' | (typeof subjectProperties)[Log][number]
>;

const createEntry = (log: LogName, subject: LogSubject, entry: object): KeyedRecord => {
  const { companyUuid, interfaceUuid = subject.uuid } = subject;
  const names = Object.fromEntries(subjectProperties[log].map((name) => [name, subject[name]]));
  return toKeyedRecord(entityOf(log).model, String(companyUuid), {
    uuid: uuidv7(),
    interfaceUuid,
    ...names,
    ...entry,
  });
};

/**
 * Creates an entry of the interface log. `time` is ISO 8601, `elapsedMs` milliseconds; `data` and `details`
 * hold no secrets.
 */
export const createInterfaceLogEntry = (
  subject: LogSubject,
  entry: Entry<'interfaceLog', InterfaceLog>,
): KeyedRecord => createEntry('interfaceLog', subject, entry);

/** Creates an entry of the API call log. Its texts hold no secrets. */
export const createApiCallLogEntry = (
  subject: LogSubject,
  entry: Entry<'apiCallLog', ApiCallLog>,
): KeyedRecord => createEntry('apiCallLog', subject, entry);
