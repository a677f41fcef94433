import type { Hono } from 'hono';
import type { Operation } from '../../../contract/api/operation.ts';
import { accountHandlers } from '../accounts/session.ts';
import { auditCalls } from '../audit/auditCalls.ts';
import { ServiceError } from '../base/ServiceError.ts';
import { bindings, entityOf, serviceOperations } from '../operations/catalog.ts';
import { requestValidatorsOf } from '../operations/requestValidators.ts';
import type { Handler, ServiceContext, ServiceEnv } from '../operations/ServiceContext.ts';
import type { BodyOptions, ServiceModule } from '../operations/ServiceModule.ts';
import { genericHandlerOf } from '../records/handlers/genericHandler.ts';
import { sendData } from './envelope.ts';
import {
  allowAnonymous,
  requireLogin,
  resolveCompany,
  verifySignature,
} from './middleware/authentication.ts';
import { identifyCaller } from './middleware/callerAddress.ts';
import { refuseLongNumbers } from './middleware/refuseLongNumbers.ts';
import { limitBody, parseJson, readText } from './middleware/requestBody.ts';
import { validateInput } from './middleware/validateInput.ts';

type Modules = readonly ServiceModule[];

/** Path prefixes by service, and the names of the headers. */
interface ServedNames {
  readonly prefixes: Readonly<Record<string, string>>;
  readonly headers: { readonly loginKey: string; readonly secret: string };
}

/** Returns the handler of an operation: its own, else the generic one, else undefined. */
function handlerFor(modules: Modules, name: string, operation: Operation): Handler | undefined {
  const binding = bindings[name];
  return ownHandlerFor(modules, name) ?? (binding && genericHandlerOf(binding, operation));
}

const ownHandlerFor = (modules: Modules, name: string): Handler | undefined =>
  [accountHandlers, ...modules.map(({ handlers }) => handlers)].find((handlers) => name in handlers)?.[name];

const bodyOptionsFor = (modules: Modules, name: string): BodyOptions =>
  modules.find(({ bodies }) => name in bodies)?.bodies[name] ?? {};

/** Operations without a handler. They answer NOT_IMPLEMENTED. */
export const listUnimplemented = (modules: Modules): string[] =>
  Object.entries(serviceOperations).flatMap(([name, operation]) =>
    modules.some(({ routes }) => routes.operations.includes(name)) || handlerFor(modules, name, operation)
      ? []
      : [name],
  );

/**
 * Generic create, modify and save, and operations with this option, check the body together with the stored
 * record. All other bodies are checked on arrival.
 */
function isCheckedLate(modules: Modules, name: string): boolean {
  const role = ownHandlerFor(modules, name) ? undefined : bindings[name]?.role;
  if (role === 'create' || role === 'modify' || role === 'save') return true;
  return bodyOptionsFor(modules, name).isValidatedByHandler === true;
}

/**
 * Returns the entity by which a body is checked on arrival, or that of a whole record that is checked late.
 * Any other value would pass as a record of defaults.
 */
function bodyEntitiesFor(modules: Modules, name: string, { body }: Operation) {
  if (body === undefined) return {};
  if (!isCheckedLate(modules, name)) return { entity: entityOf(body) };
  const binding = bindings[name];
  const isPart = binding?.role === 'save' && binding.bodyProperty !== undefined;
  return isPart ? {} : { record: entityOf(body) };
}

/** The path with each parameter as the last character of Unicode, which sorts after any fixed text. */
const sortKeyOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '\uffff');

/** `/erp/geterpType` must be tried before `/erp/{uuid}`, and `/erp/{uuid}/name` before `/erp/{uuid}/{part}`. */
export const fixedPathsFirst = (a: string, b: string): number =>
  Number(sortKeyOf(a) > sortKeyOf(b)) - Number(sortKeyOf(a) < sortKeyOf(b));

/**
 * Registers every operation of `schemas/endpoints/` under the prefix of its service. Modules register the
 * routes of operations whose callers are no operators. Returns the registered methods and paths.
 */
export function registerOperations(
  app: Hono<ServiceEnv>,
  service: ServiceContext,
  modules: Modules,
  { prefixes, headers }: ServedNames,
  trustedProxies: readonly string[] = [],
): readonly { readonly method: string; readonly path: string }[] {
  const requireSession = requireLogin(service, headers.loginKey);
  const resolveCaller = identifyCaller(trustedProxies);
  const requireSignature = verifySignature(headers.secret);
  const moduleRoutes = modules.map(({ routes: { operations, register } }) => ({
    operations,
    register: register(app, { service, headers, trustedProxies }),
  }));

  const registered: { method: string; path: string }[] = [];
  const operations = Object.entries(serviceOperations).sort(([, a], [, b]) =>
    fixedPathsFirst(a.path, b.path),
  );
  for (const [name, operation] of operations) {
    const { method } = operation;
    const path = (prefixes[operation.service] ?? '') + operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    registered.push({ method, path });
    const { query, paging } = requestValidatorsOf(name);
    const entities = bodyEntitiesFor(modules, name, operation);
    const moduleRoute = moduleRoutes.find(({ operations }) => operations.includes(name));
    if (moduleRoute) {
      moduleRoute.register(name, method, path, { operation, query, entity: entities.entity });
      continue;
    }
    const { megabytes = 1, isOptional = false } = bodyOptionsFor(modules, name);
    const limit = limitBody(megabytes);
    // The login precedes the body: strangers cannot fill the memory with large bodies.
    if (operation.public) app.on(method, path, resolveCaller, allowAnonymous, limit, readText);
    else app.on(method, path, resolveCaller, requireSession, limit, readText, requireSignature);

    const handler = handlerFor(modules, name, operation);
    if (!handler) {
      app.on(method, path, () => {
        throw new ServiceError('NOT_IMPLEMENTED', { operation: name });
      });
      continue;
    }
    const { entity, record } = entities;
    const rules = {
      operation,
      query,
      paging,
      entity: paging ? undefined : entity,
      record,
      bodyOptional: isOptional,
    };
    const checks = [resolveCompany(operation), refuseLongNumbers(rules), validateInput(rules)];
    app.on(method, path, parseJson, ...auditCalls(name, operation, service), ...checks, async (context) => {
      const { query, body, login, companyUuid, callerAddress, phrases } = context.var;
      const result = await handler({
        operation: name,
        query,
        body,
        login,
        companyUuid,
        callerAddress,
        origin: context.req.header('Origin') ?? new URL(context.req.url).origin,
        phrases,
        service,
      });
      context.set('result', result);
      return sendData(context, result);
    });
  }
  return registered;
}
