import type { Hono } from 'hono';
import type { Configuration } from '../../../contract/api/configuration.ts';
import type { Operation } from '../../../contract/api/operation.ts';
import {
  handlers,
  largeBodyMegabytes,
  optionalBodyOperations,
  selfValidatedOperations,
} from '../../integration/handlers.ts';
import { receivers, registerInbound } from '../../integration/inbound/registerInbound.ts';
import { ServiceError } from '../base/ServiceError.ts';
import { bindings, entityOf, requests, serviceOperations } from '../operations/catalog.ts';
import type { Handler, ServiceContext, ServiceEnv } from '../operations/ServiceContext.ts';
import { genericHandlerOf } from '../records/handlers/genericHandler.ts';
import { sendData } from './envelope.ts';
import {
  allowAnonymous,
  requireLogin,
  resolveCompany,
  verifySignature,
} from './middleware/authentication.ts';
import { identifyCaller } from './middleware/callerAddress.ts';
import { limitBody, parseJson, readText } from './middleware/requestBody.ts';
import { validateInput } from './middleware/validateInput.ts';

/** Returns the handler of an operation: its own, else the generic one, else undefined. */
function handlerFor(name: string, operation: Operation): Handler | undefined {
  const binding = bindings[name];
  return handlers[name] ?? (binding && genericHandlerOf(binding, operation));
}

/** Operations without a handler. They answer NOT_IMPLEMENTED. */
export const listUnimplemented = (): string[] =>
  Object.entries(serviceOperations).flatMap(([name, operation]) =>
    (receivers[name] ?? handlerFor(name, operation)) ? [] : [name],
  );

/**
 * Generic create, modify and save, and operations that ask for it, check the body together with the stored
 * record. All other bodies are checked on arrival.
 */
function isCheckedLate(name: string): boolean {
  const role = handlers[name] ? undefined : bindings[name]?.role;
  return role === 'create' || role === 'modify' || role === 'save' || selfValidatedOperations.has(name);
}

const bodyEntity = (name: string, { body }: Operation) =>
  body === undefined || isCheckedLate(name) ? undefined : entityOf(body);

/**
 * Returns the entity of a body that is checked late and is a whole record. Any other value would pass as a
 * record of defaults.
 */
function recordEntity(name: string, { body }: Operation) {
  const binding = bindings[name];
  const isPart = binding?.role === 'save' && binding.bodyProperty !== undefined;
  return body === undefined || isPart || !isCheckedLate(name) ? undefined : entityOf(body);
}

/** `/erp/geterpType` must be tried before `/erp/{uuid}`. */
const fixedPathsFirst = ([, a]: [string, Operation], [, b]: [string, Operation]): number =>
  Number(a.path.includes('{')) - Number(b.path.includes('{'));

/**
 * Registers every operation of `schemas/endpoints/` under the prefix of its service. Operations with a gate
 * register their own routes.
 */
export function registerOperations(
  app: Hono<ServiceEnv>,
  service: ServiceContext,
  { prefixes, headers }: Configuration,
  trustedProxies: readonly string[] = [],
): void {
  const requireSession = requireLogin(service, headers.loginKey);
  const resolveCaller = identifyCaller(trustedProxies);
  const requireSignature = verifySignature(headers.secret);
  const registerReceiver = registerInbound(app, { service, headers, trustedProxies });

  for (const [name, operation] of Object.entries(serviceOperations).sort(fixedPathsFirst)) {
    const { method } = operation;
    const path = prefixes[operation.service] + operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const receiver = receivers[name];
    if (receiver) {
      const { query } = requests[name] ?? {};
      registerReceiver(method, path, { operation, query, entity: bodyEntity(name, operation) }, receiver);
      continue;
    }
    const limit = limitBody(largeBodyMegabytes[name] ?? 1);
    if (operation.public) app.on(method, path, limit, resolveCaller, allowAnonymous, readText);
    else app.on(method, path, limit, resolveCaller, requireSession, readText, requireSignature);

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
    const rules = {
      operation,
      query,
      paging,
      entity,
      record,
      bodyOptional: optionalBodyOperations.has(name),
    };
    app.on(method, path, parseJson, resolveCompany, validateInput(rules), async (context) => {
      const { query, body, login, companyUuid, caller, say } = context.var;
      return sendData(
        context,
        await handler({
          operation: name,
          query,
          body,
          login,
          companyUuid,
          callerAddress: caller,
          phrases: say,
          service,
        }),
      );
    });
  }
}
