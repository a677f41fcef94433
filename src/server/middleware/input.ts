import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Validate } from '../../contract/form.ts';
import { isRecord } from '../../contract/isRecord.ts';
import type { Operation } from '../../contract/operation.ts';
import { trimTexts } from '../../contract/trimTexts.ts';
import { problemsOf } from '../../contract/violations.ts';
import { type Entity, entityModels } from '../catalog.ts';
import { refuseUnstorable } from '../refuseUnstorable.ts';
import { invalidRequest, ServiceError } from '../ServiceError.ts';
import type { ServiceEnv } from './ServiceEnv.ts';

/** What a request of one operation must look like. */
export interface InputRules {
  readonly operation: Operation;
  readonly query?: Validate;
  /** A paging body. */
  readonly paging?: Validate;
  /** The entity of a body that generic CRUD does not check itself, together with what is stored. */
  readonly entity?: Entity;
  /** The entity of a body that is checked later, but has to be a record. */
  readonly record?: Entity;
  /** The body may be left out. */
  readonly bodyOptional?: boolean;
}

type Input = Readonly<Record<string, unknown>>;

const unknownParameters = (validate: Validate): unknown[] =>
  (validate.errors ?? [])
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map(({ params }) => params.additionalProperty);

/** Which of several values was meant is not for the service to guess: the first may be the wrong record. */
function refuseRepeated(context: Context<ServiceEnv>): void {
  const given = Object.entries(context.req.queries());
  const names = given.filter(([, values]) => values.length > 1).map(([name]) => name);
  if (names.length > 0) throw new ServiceError('REPEATED_PARAMETER', { names: names.join(', ') }, { names });
}

function refuse(context: Context<ServiceEnv>, validate: Validate, entity: string): never {
  const messages = entityModels[entity]?.messages ?? {};
  throw invalidRequest(problemsOf(validate.errors ?? [], entity, messages, context.get('say')));
}

/** The validator turns text into the types of the endpoint table, in place. */
function checkedQuery(context: Context<ServiceEnv>, { operation, query }: InputRules): Input {
  const { lang: _, ...parameters } = context.req.query();
  const path = context.req.param();
  refuseUnstorable([parameters, path], context.get('say'));
  refuseRepeated(context);
  if (query && !query(parameters)) {
    const names = unknownParameters(query);
    if (names.length > 0) throw new ServiceError('UNKNOWN_PARAMETER', { names: names.join(', ') }, { names });
    refuse(context, query, operation.entity ?? '');
  }
  return { ...parameters, ...path };
}

/** Refuses a query or a body that the generated validators do not accept, in the asked language. Texts of the body are trimmed first. */
export const input = (rules: InputRules) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    context.set('query', checkedQuery(context, rules));
    const { operation, paging, entity, record, bodyOptional } = rules;
    const body = trimTexts(context.get('body'), entity?.model.trimmed ?? []);
    context.set('body', body);
    if (paging && !paging(body ?? {})) refuse(context, paging, operation.entity ?? '');
    const isChecked = entity && !(bodyOptional && body === undefined);
    if (isChecked && !entity.validators.validate(body)) {
      refuse(context, entity.validators.validate, entity.model.name);
    }
    if (record && !isRecord(body ?? {}) && !record.validators.validate(body)) {
      refuse(context, record.validators.validate, record.model.name);
    }
    await next();
  });
