import type { Hono } from 'hono';
import type { Configuration } from '../contract/configuration.ts';
import type { Operation } from '../contract/operation.ts';
import { answer } from './answer.ts';
import { bindings, entityOf, operations, requests } from './catalog.ts';
import { handlerOf } from './crud/handlerOf.ts';
import { bodyOptional, checkOwnBody, handlers, largeBodies } from './handlers/index.ts';
import { caller } from './inbound/caller.ts';
import { receivers, registerInbound } from './inbound/registerInbound.ts';
import { asNobody } from './middleware/asNobody.ts';
import { company } from './middleware/company.ts';
import { input } from './middleware/input.ts';
import { json } from './middleware/json.ts';
import { limitBody } from './middleware/limitBody.ts';
import { loginKey } from './middleware/loginKey.ts';
import type { ServiceEnv } from './middleware/ServiceEnv.ts';
import { secret } from './middleware/secret.ts';
import { text } from './middleware/text.ts';
import type { Handler, Service } from './Service.ts';
import { ServiceError } from './ServiceError.ts';

/** What an operation does: its own handler, else generic CRUD, else nothing yet. */
function handlerFor(name: string, operation: Operation): Handler | undefined {
  const binding = bindings[name];
  return handlers[name] ?? (binding && handlerOf(binding, operation));
}

/** Operations whose turn has not come: they answer NOT_IMPLEMENTED. */
export const notImplemented = (): string[] =>
  Object.entries(operations).flatMap(([name, operation]) =>
    (receivers[name] ?? handlerFor(name, operation)) ? [] : [name],
  );

/** Generic create, modify and save, and those that say so, check the body together with what is stored; all other bodies are checked as they come. */
function isCheckedLate(name: string): boolean {
  const role = handlers[name] ? undefined : bindings[name]?.role;
  return role === 'create' || role === 'modify' || role === 'save' || checkOwnBody.has(name);
}

const bodyEntity = (name: string, { body }: Operation) =>
  body === undefined || isCheckedLate(name) ? undefined : entityOf(body);

/** The entity of a body that is checked late, and is a whole record: what is none says nothing, and would be taken for defaults. */
function recordEntity(name: string, { body }: Operation) {
  const binding = bindings[name];
  const isPart = binding?.role === 'save' && binding.bodyProperty !== undefined;
  return body === undefined || isPart || !isCheckedLate(name) ? undefined : entityOf(body);
}

/** `/erp/geterpType` must be tried before `/erp/{uuid}`. */
const fixedPathsFirst = ([, a]: [string, Operation], [, b]: [string, Operation]): number =>
  Number(a.path.includes('{')) - Number(b.path.includes('{'));

/** Registers every operation of `schemas/endpoints/` under its service's prefix; those with a gate have a way in of their own. */
export function registerOperations(
  app: Hono<ServiceEnv>,
  service: Service,
  { prefixes, headers }: Configuration,
  trustedProxies: readonly string[] = [],
): void {
  const signedIn = loginKey(service, headers.loginKey);
  const from = caller(trustedProxies);
  const unchanged = secret(headers.secret);
  const registerGated = registerInbound(app, { service, headers, trustedProxies });

  for (const [name, operation] of Object.entries(operations).sort(fixedPathsFirst)) {
    const { method } = operation;
    const path = prefixes[operation.service] + operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const receiver = receivers[name];
    if (receiver) {
      const { query } = requests[name] ?? {};
      registerGated(method, path, { operation, query, entity: bodyEntity(name, operation) }, receiver);
      continue;
    }
    const limit = limitBody(largeBodies[name] ?? 1);
    if (operation.public) app.on(method, path, limit, from, asNobody, text);
    else app.on(method, path, limit, from, signedIn, text, unchanged);

    const handler = handlerFor(name, operation);
    if (!handler) {
      app.on(method, path, () => {
        throw new ServiceError('NOT_IMPLEMENTED', { operation: name });
      });
      continue;
    }
    const { query, body: paging } = requests[name] ?? {};
    const entity = paging ? undefined : bodyEntity(name, operation);
    const record = recordEntity(name, operation);
    const rules = { operation, query, paging, entity, record, bodyOptional: bodyOptional.has(name) };
    app.on(method, path, json, company, input(rules), async (context) => {
      const { query, body, login, companyUuid, caller, say } = context.var;
      return answer(
        context,
        await handler({ operation: name, query, body, login, companyUuid, caller, say, service }),
      );
    });
  }
}
