import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Operation } from '../../../../contract/api/operation.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { Validate } from '../../../../contract/model/form.ts';
import { fieldErrorsOf } from '../../../../contract/validation/fieldErrors.ts';
import { trimTexts } from '../../../../contract/validation/trimTexts.ts';
import { assertStorable } from '../../base/assertStorable.ts';
import { invalidRequest, ServiceError } from '../../base/ServiceError.ts';
import { entityModels } from '../../operations/catalog.ts';
import type { ServiceEnv } from '../../operations/ServiceContext.ts';
import type { InputRules } from '../../operations/ServiceModule.ts';

type InputValues = Readonly<Record<string, unknown>>;

const unknownParameters = (validate: Validate): unknown[] =>
  (validate.errors ?? [])
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map(({ params }) => params.additionalProperty);

/** The service does not guess which of several values applies: the first may name the wrong record. */
function assertNotRepeated(context: Context<ServiceEnv>): void {
  const given = Object.entries(context.req.queries());
  const names = given.filter(([, values]) => values.length > 1).map(([name]) => name);
  if (names.length > 0) throw new ServiceError('REPEATED_PARAMETER', { names }, { data: { names } });
}

function throwInvalid(context: Context<ServiceEnv>, validate: Validate, entity: string): never {
  const messages = entityModels[entity]?.messages ?? {};
  throw invalidRequest(fieldErrorsOf(validate.errors ?? [], entity, messages, context.get('phrases')));
}

/**
 * The parameters that the operation declares. Every call also takes `lang` and `companyUuid`, and `resolveCompany` has checked
 * the company.
 */
function ownParameters(context: Context<ServiceEnv>, { query }: Operation): Record<string, string> {
  const { lang: _, companyUuid, ...parameters } = context.req.query();
  return companyUuid !== undefined && 'companyUuid' in query ? { companyUuid, ...parameters } : parameters;
}

/** The validator converts text to the types of the endpoint table, in place. */
function validateQuery(context: Context<ServiceEnv>, { operation, query }: InputRules): InputValues {
  const parameters: Record<string, unknown> = ownParameters(context, operation);
  const path = context.req.param();
  assertStorable([parameters, path], context.get('phrases'));
  assertNotRepeated(context);
  if (query && !query(parameters)) {
    const names = unknownParameters(query);
    if (names.length > 0) throw new ServiceError('UNKNOWN_PARAMETER', { names }, { data: { names } });
    throwInvalid(context, query, operation.entity ?? '');
  }
  return { ...parameters, ...path };
}

/**
 * Refuses a query or body that the generated validators reject, in the requested locale. Trims texts of the
 * body first.
 */
export const validateInput = (rules: InputRules) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    context.set('query', validateQuery(context, rules));
    const { operation, paging, entity, record, bodyOptional } = rules;
    const body = trimTexts(context.get('body'), entity?.model.trimmed ?? []);
    context.set('body', body);
    if (paging && !paging(body ?? {})) throwInvalid(context, paging, operation.entity ?? '');
    const isMissing = body === undefined;
    if (entity && isMissing && !bodyOptional)
      throw invalidRequest([{ field: '', message: context.get('phrases').translate('request.missing') }]);
    if (entity && !isMissing && !entity.validators.validate(body)) {
      throwInvalid(context, entity.validators.validate, entity.model.name);
    }
    if (record && !isRecord(body ?? {}) && !record.validators.validate(body)) {
      throwInvalid(context, record.validators.validate, record.model.name);
    }
    await next();
  });
