import type { Row } from '../../../../contract/api/envelope.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { Binding } from '../../../../contract/model/entity.ts';
import { entityModels } from '../../operations/catalog.ts';
import type { Handler, OperationCall } from '../../operations/ServiceContext.ts';
import { assertMayCall, findMissingRole } from '../checks/assertMayCall.ts';

const isReading = ({ role }: Binding): boolean => role === 'list' || role === 'get' || role === 'read';

/** Throws ROLE_REQUIRED for a log entry about a kind of record that the caller may not read. */
export const assertMayReadEntry = (call: OperationCall, { kind, companyUuid }: Row): void =>
  assertMayCall(call, String(kind), String(companyUuid), isReading);

/** Wraps a handler of a list of log entries. It returns only those about kinds of records that the caller may read. */
export const withReadableKinds =
  (handle: Handler): Handler =>
  (call) => {
    const own = call.login.roles[call.companyUuid];
    const kinds = Object.keys(entityModels);
    const readable = kinds.filter((kind) => findMissingRole(own, kind, isReading) === undefined);
    if (readable.length === kinds.length) return handle(call);
    const body = isRecord(call.body) ? call.body : {};
    const wanted = [body.kind || readable].flat();
    const kind = wanted.map(String).filter((one) => readable.includes(one));
    return handle({ ...call, body: { ...body, kind } });
  };
