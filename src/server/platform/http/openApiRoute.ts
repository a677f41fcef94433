import type { Hono } from 'hono';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { ServiceContext, ServiceEnv } from '../operations/ServiceContext.ts';
import { requireLogin } from './middleware/authentication.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** The parts of `src/generated/openapi.json` that this module reads. */
interface OpenApiDocument extends JsonObject {
  readonly paths: Readonly<Record<string, JsonObject>>;
  readonly components: JsonObject & { readonly schemas: JsonObject };
}

const acceptsApiKey = (operation: unknown): boolean =>
  isRecord(operation) &&
  Array.isArray(operation.security) &&
  operation.security.some((way) => isRecord(way) && 'apiKey' in way);

const schemaReference = /^#\/components\/schemas\/(.+)$/;

/** Returns the schemas that a part of the document refers to, directly or through other schemas. */
function schemasOf(part: unknown, schemas: JsonObject): JsonObject {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const [, name] = ('$ref' in value && schemaReference.exec(String(value.$ref))) || [];
    if (name !== undefined && !used.has(name)) {
      used.add(name);
      visit(schemas[name]);
    }
    for (const below of Object.values(value)) visit(below);
  };
  visit(part);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

/** Returns the document with only the calls of partners, which they sign with an API key. */
function onlyPartnerCalls(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, methods]) => {
      const open = Object.entries(methods).filter(([, operation]) => acceptsApiKey(operation));
      return open.length > 0 ? [[path, Object.fromEntries(open)]] : [];
    }),
  );
  const { responses, schemas } = document.components;
  return {
    ...document,
    paths,
    components: { ...document.components, schemas: schemasOf([paths, responses], schemas) },
  };
}

/** `GET /openapi.json`: the calls of partners for anyone, all calls for a signed-in operator. */
export function registerOpenApi(
  app: Hono<ServiceEnv>,
  service: ServiceContext,
  loginKeyHeader: string,
): void {
  const requireSession = requireLogin(service, loginKeyHeader);
  app.get(
    '/openapi.json',
    (context, next) => (context.req.header(loginKeyHeader) ? requireSession(context, next) : next()),
    async (context) => {
      const { default: document } = await import('#generated/openapi.json', {
        with: { type: 'json' },
      });
      const isSignedIn = context.get('login') !== undefined;
      return context.json(isSignedIn ? document : onlyPartnerCalls(document), 200, {
        'Cache-Control': 'no-cache',
        Vary: loginKeyHeader,
      });
    },
  );
}
