import type { Auth, Erp, FieldMapping, Interface } from '#generated/types.ts';
import { hasOwnAddress, joinUrl } from '../../../contract/api/partnerUrl.ts';
import { parametersOf } from '../../../contract/api/urlWithParameters.ts';
import { indentJson } from '../../../contract/json/exactJson.ts';
import type { DisplayedRequest } from '../../toCurlCommand.ts';
import { type BodyField, bodyFieldsOf, buildTargetTree } from './body/bodyFields.ts';
import type { ApiDocSchema } from './body/jsonSchemaOf.ts';
import { jsonSchemaOf } from './body/jsonSchemaOf.ts';
import { sampleBodyOf } from './body/sampleBodyOf.ts';
import { type InboundCall, inboundCallOf } from './inboundCallOf.ts';
import { requestHeadersOf } from './requestHeadersOf.ts';
import type { ReadExpressionPaths } from './source/expressionPaths.ts';
import { readsSource, sourceRowsOf } from './source/sourceRowsOf.ts';

/** A setting of the transport, such as the address, a queue or a table. */
interface EndpointSetting {
  /** Property of the interface. The setting has the caption of this property. */
  readonly property: keyof Interface & string;
  readonly value: string;
}

/** The body of a call: the mapping's target document, or its source document if others call this back end. */
export interface ApiDocBody {
  readonly fields: readonly BodyField[];
  readonly schema: ApiDocSchema;
  readonly sample: Readonly<Record<string, unknown>>;
  /** The rows with expressions over a source document. They can read more than `fields`. */
  readonly expressionRows?: readonly FieldMapping[];
}

/** The call contract of an interface (schemas/SPECIFICATION.md section 2.4). It contains no secret. */
export interface ApiDoc {
  readonly transport: Interface['type'];
  /** The HTTP call with the sample body. An outbound interface with another transport has none. */
  readonly request?: DisplayedRequest;
  readonly endpointSettings: readonly EndpointSetting[];
  /** Undefined without a mapping: the document passes unchanged. */
  readonly body?: ApiDocBody;
  /** Others call this back end and send their source document. */
  readonly isInbound?: true;
}

/** Returns the address of a call. */
const urlOf = ({ type, erpUuid, path = '', address = '' }: Interface, erp: Erp | undefined): string =>
  erpUuid && !hasOwnAddress(type) ? joinUrl(erp?.basePath ?? '', path) : address;

/** Returns the settings of the interface's transport that have a value: its address, unless listed here. */
const endpointSettingsOf = (record: Interface, url: string): EndpointSetting[] => {
  const settings: Partial<Readonly<Record<Interface['type'], readonly EndpointSetting['property'][]>>> = {
    HTTP: ['fileFormat', 'fileName'],
    ACTIVE_MQ: ['address', 'queueName'],
    INTERMEDIATE_TABLE: [
      'intermediateTableName',
      'sourceTableName',
      'targetTableName',
      'storedProcedureName',
    ],
  };
  const values: Readonly<Record<string, unknown>> = { ...record, address: url };
  return (settings[record.type] ?? ['address']).flatMap((property) => {
    const value = values[property];
    return typeof value === 'string' && value !== '' ? [{ property, value }] : [];
  });
};

/** Adds `action` and `formid` beside the document, if the ERP expects an action on a form. */
function wrapInForm({ requestMode, requestAction, formId }: Interface, body: ApiDocBody): ApiDocBody {
  if (requestMode !== 'FORM') return body;
  const names = { action: requestAction, formid: formId };
  const constants = Object.entries(names).map(([name, value]) => [name, { const: value }]);
  return {
    fields: body.fields.map((field) => ({ ...field, path: `data.${field.path}` })),
    schema: {
      type: 'object',
      properties: { ...Object.fromEntries(constants), data: body.schema },
      required: ['action', 'formid', 'data'],
    },
    sample: { ...names, data: body.sample },
  };
}

const schemaHeader = ({ interfaceName, remarks }: Interface): ApiDocSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: interfaceName,
  ...(remarks && { description: remarks }),
});

function targetBodyOf(record: Interface): ApiDocBody | undefined {
  const rows = (record.fieldMappings ?? []).filter(({ targetField }) => targetField);
  if (rows.length === 0) return undefined;
  const root = buildTargetTree(rows);
  const body = wrapInForm(record, {
    fields: bodyFieldsOf(root),
    schema: jsonSchemaOf(root),
    sample: sampleBodyOf(root),
  });
  return { ...body, schema: { ...schemaHeader(record), ...body.schema } };
}

/** Removes `required`: all source fields are optional. A missing field becomes null in the target. */
const withoutRequired = (schema: ApiDocSchema): ApiDocSchema =>
  JSON.parse(
    JSON.stringify(schema, (name, value) =>
      name === 'required' && Array.isArray(value) ? undefined : value,
    ),
  );

/** The source document, with the fields that the mapping reads. */
function sourceBodyOf(record: Interface, readPaths: ReadExpressionPaths): ApiDocBody | undefined {
  const { fieldMappings = [], entityIdentifier } = record;
  if (fieldMappings.length === 0) return undefined;
  const root = buildTargetTree(sourceRowsOf(fieldMappings, entityIdentifier, readPaths));
  return {
    fields: bodyFieldsOf(root).map(({ path, type, row }) => ({
      path,
      type,
      isRequired: false,
      description: row?.description,
    })),
    schema: { ...schemaHeader(record), ...withoutRequired(jsonSchemaOf(root)) },
    sample: sampleBodyOf(root),
    expressionRows: fieldMappings.filter(readsSource),
  };
}

const inboundRequest = (
  { method, url, headers }: InboundCall,
  body: ApiDocBody | undefined,
): DisplayedRequest => ({
  method,
  url,
  headers,
  body: body && indentJson(body.sample),
});

/** Returns the address of a call without a body. Without an ERP, it is a path. */
function withParameters(url: string, document: unknown): string {
  const parameters = parametersOf(document);
  if (parameters.size === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${parameters}`;
}

function outboundRequest(
  record: Interface,
  url: string,
  body?: ApiDocBody,
  erp?: Erp,
  auth?: Auth,
): DisplayedRequest {
  const { method = 'POST', fileFormat } = record;
  const isInAddress = method === 'GET';
  // A file is not JSON, so its body is not shown.
  const isShown = body && !isInAddress && !fileFormat;
  return {
    method,
    url: body && isInAddress ? withParameters(url, body.sample) : url,
    headers: requestHeadersOf(
      isInAddress ? undefined : fileFormat ? 'text/csv' : 'application/json',
      erp,
      auth,
    ),
    body: isShown ? indentJson(body.sample) : undefined,
  };
}

/**
 * The API document of an interface whose partner this service calls. Without `erp`, an address below an ERP's
 * base path is the path only.
 */
export function outboundApiDoc(record: Interface, erp?: Erp, auth?: Auth): ApiDoc {
  const url = urlOf(record, erp);
  const body = targetBodyOf(record);
  return {
    transport: record.type,
    request: record.type === 'HTTP' ? outboundRequest(record, url, body, erp, auth) : undefined,
    endpointSettings: endpointSettingsOf(record, url),
    body,
  };
}

/**
 * The settings of the source that this service also fetches documents from: a scheduled pull, a queue or a
 * table. Empty for other interfaces.
 */
function sourceEndpointSettings(record: Interface, erp: Erp | undefined): EndpointSetting[] {
  const url = urlOf(record, erp);
  if (record.type === 'HTTP' || record.type === 'WEB_SERVICE')
    return record.triggerStrategy === 'CRON' ? [{ property: 'address', value: url }] : [];
  return endpointSettingsOf(record, url);
}

interface InboundContext {
  /** Address of the back end. */
  readonly backEnd: string;
  readonly readPaths: ReadExpressionPaths;
}

/**
 * The API document of an interface that receives documents at this back end (src/server/integration/inbound).
 */
export function inboundApiDoc(record: Interface, { backEnd, readPaths }: InboundContext, erp?: Erp): ApiDoc {
  const body = sourceBodyOf(record, readPaths);
  return {
    transport: record.type,
    request: inboundRequest(inboundCallOf(record, backEnd), body),
    endpointSettings: sourceEndpointSettings(record, erp),
    body,
    isInbound: true,
  };
}

/**
 * Returns the place of the fields: the sender's body, this service's body, parameters of the address, or
 * columns of a file. `noSource` is a sender's body of which no field is known.
 */
export function bodyKindOf({
  request,
  endpointSettings,
  isInbound,
  body,
}: ApiDoc): 'source' | 'noSource' | 'body' | 'address' | 'file' {
  if (isInbound) return body && body.fields.length === 0 ? 'noSource' : 'source';
  if (request?.method === 'GET') return 'address';
  return endpointSettings.some(({ property }) => property === 'fileFormat') ? 'file' : 'body';
}
