import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Operation } from '../../../contract/api/operation.ts';
import { isReading } from '../../../contract/api/role.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import { ServiceError } from '../base/ServiceError.ts';
import { refusalOf } from '../http/refusalOf.ts';
import { auditedOperations } from '../operations/catalog.ts';
import type { ServiceContext, ServiceEnv } from '../operations/ServiceContext.ts';
import { describeSubject } from './describeSubject.ts';
import { findRecordNames } from './findRecordNames.ts';
import { findSignInCompanies } from './findSignInCompanies.ts';
import { RecentReads } from './RecentReads.ts';
import { hasAuditLog, writeAuditEvent } from './writeAuditEvent.ts';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** HTTP statuses of refusals for a lack of rights. */
const forbidden: readonly number[] = [401, 403];

/** Returns whether a failure has an entry. A call with invalid input had no effect. */
const isLogged = (error: Error): boolean =>
  !(error instanceof ServiceError) || error.status >= 500 || forbidden.includes(error.status);

/** Returns the company of a call; undefined for a call that concerns all companies of the operator. */
function companyOf(
  { service }: Operation,
  companies: readonly string[],
  sources: readonly Readonly<Record<string, unknown>>[],
  context: Context<ServiceEnv>,
): string | undefined {
  const named = sources
    .map((source) => textOf(source.companyUuid))
    .findLast((one) => one && companies.includes(one));
  return named ?? (service === 'account' ? undefined : context.get('companyUuid'));
}

/**
 * Returns the middleware that logs the calls of an audited operation; empty for any other. It follows
 * `parseJson` and precedes all checks of rights. A call that cannot be logged fails.
 */
export function auditCalls(name: string, operation: Operation, service: ServiceContext) {
  const rule = auditedOperations[name];
  if (!rule || !hasAuditLog) return [];
  const reads = isReading(operation) ? new RecentReads() : undefined;
  const audit = createMiddleware<ServiceEnv>(async (context, next) => {
    const login = context.get('login');
    const sent = context.get('body');
    const body = isRecord(sent) ? sent : undefined;
    const query = { ...context.req.query(), ...context.req.param() };
    const input = [query, ...(body ? [body] : [])];
    const findNames = () => findRecordNames(service.store, rule, input, login.companies);
    // The call may remove the record. A read does not, so only a read with an entry needs the names.
    const namesBefore = reads ? undefined : await findNames();
    await next();
    const { error } = context;
    if (error && !isLogged(error)) return;
    const answer = context.get('result');
    const result = isRecord(answer) ? answer : undefined;
    const sources = [...input, ...(result ? [result] : [])];
    const loginId = login.loginId || textOf(result?.loginId) || textOf(body?.loginId) || '';
    const company = operation.public ? undefined : companyOf(operation, login.companies, sources, context);
    const companies = operation.public ? await findSignInCompanies(service, loginId) : login.companies;
    const address = context.get('callerAddress');
    const names = rule.subject ?? [];
    const time = service.now();
    const read = JSON.stringify([loginId, address, company, describeSubject(names, sources)]);
    if (!error && reads?.has(read, time.getTime())) return;
    await writeAuditEvent(service.store, company ? [company] : companies, {
      time,
      event: rule.event,
      loginId,
      address,
      operation: name,
      subject: describeSubject(names, sources, namesBefore ?? (await findNames())),
      ...(error && { errorCode: refusalOf(error, context.get('requestId')).code }),
    });
    if (!error) reads?.add(read, time.getTime());
  });
  return [audit];
}
