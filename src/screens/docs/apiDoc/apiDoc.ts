import { isRecord } from '../../../contract/json/isRecord.ts';
import type { Auth, Erp, Interface } from '../../../generated/types.ts';
import type { DisplayedRequest } from '../../../runtime/api/toCurlCommand.ts';
import { type BodyField, bodyFieldsOf, buildTargetTree } from './bodyFields.ts';
import { type InboundCall, inboundCallOf } from './inboundCallOf.ts';
import type { ApiDocSchema } from './jsonSchemaOf.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';
import { requestHeadersOf, secretPlaceholder } from './requestHeadersOf.ts';
import { sampleBodyOf } from './sampleBodyOf.ts';
import { sourceRowsOf } from './sourceRowsOf.ts';

/** A setting that says where documents travel. */
export interface EndpointSetting {
  /** Property of the interface, whose caption it has. */
  readonly property: keyof Interface & string;
  readonly value: string;
}

/** What is said of a mapping's target, or of its source where that is what a caller sends. */
export interface ApiDocBody {
  readonly fields: readonly BodyField[];
  readonly schema: ApiDocSchema;
  readonly sample: Readonly<Record<string, unknown>>;
}

/** The call contract of an interface (schemas/SPECIFICATION.md section 2.4). No secret is in it. */
export interface ApiDoc {
  readonly transport: Interface['type'];
  /** The call with the example, over HTTP; other transports have none. */
  readonly request?: DisplayedRequest;
  readonly endpointSettings: readonly EndpointSetting[];
  /** Undefined without a mapping: the document travels as it comes. */
  readonly body?: ApiDocBody;
  /** The call hands a document to this back end, as its sender has it. */
  readonly isInbound?: true;
}

/** An address can hold a password. */
const maskPassword = (url: string): string =>
  url.replace(/^(\w+:\/\/[^/?#@:]*):[^/?#]*@/, `$1:${secretPlaceholder}@`);

/** Where a call goes, as src/server/exchange has it: base path and path of the ERP, or the interface's own address. */
const urlOf = ({ type, erpUuid, path = '', address = '' }: Interface, erp: Erp | undefined): string =>
  maskPassword(erpUuid && type !== 'ACTIVE_MQ' ? (erp?.basePath ?? '').replace(/\/+$/, '') + path : address);

/** Settings of the other transports; each is there only where it applies. */
const endpointSettingsOf = (record: Interface, url: string): EndpointSetting[] => {
  const settings: Readonly<Record<Interface['type'], readonly EndpointSetting['property'][]>> = {
    HTTP: ['fileFormat', 'fileName'],
    WEB_SERVICE: ['address'],
    ACTIVE_MQ: ['address', 'queueName'],
    INTERMEDIATE_TABLE: [
      'intermediateTableName',
      'sourceTableName',
      'targetTableName',
      'storedProcedureName',
    ],
  };
  const values: Readonly<Record<string, unknown>> = { ...record, address: url };
  return settings[record.type].flatMap((property) => {
    const value = values[property];
    return typeof value === 'string' && value !== '' ? [{ property, value }] : [];
  });
};

/** An ERP that is called by an action on a form takes both beside the document. */
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

/** Nothing of a source has to be there: what is missing is null in the target. */
const withoutRequired = (schema: ApiDocSchema): ApiDocSchema =>
  JSON.parse(
    JSON.stringify(schema, (name, value) =>
      name === 'required' && Array.isArray(value) ? undefined : value,
    ),
  );

/** The document as its sender has it, as far as the mapping reads it. */
function sourceBodyOf(record: Interface): ApiDocBody | undefined {
  const rows = sourceRowsOf(record.fieldMappings ?? [], record.entityIdentifier);
  if (rows.length === 0) return undefined;
  const root = buildTargetTree(rows);
  return {
    fields: bodyFieldsOf(root).map(({ path, type, row }) => ({
      path,
      type,
      isRequired: false,
      description: row?.description,
    })),
    schema: { ...schemaHeader(record), ...withoutRequired(jsonSchemaOf(root)) },
    sample: sampleBodyOf(root),
  };
}

const inboundRequest = (
  { method, url, headers }: InboundCall,
  body: ApiDocBody | undefined,
): DisplayedRequest => ({
  method,
  url,
  headers,
  body: body && JSON.stringify(body.sample, null, 2),
});

/** A call without a body has the document in its address: scalars as they are, all else as JSON, null not at all. */
function withQueryParameters(url: string, document: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(document))
    if (value !== null)
      parameters.append(
        name,
        isRecord(value) || Array.isArray(value) ? JSON.stringify(value) : String(value),
      );
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
  // What travels as a file is no JSON to be shown here.
  const isShown = body && !isInAddress && !fileFormat;
  return {
    method,
    url: body && isInAddress ? withQueryParameters(url, body.sample) : url,
    headers: requestHeadersOf(
      isInAddress ? undefined : fileFormat ? 'text/csv' : 'application/json',
      erp,
      auth,
    ),
    body: isShown ? JSON.stringify(body.sample, null, 2) : undefined,
  };
}

/** The document of an interface that this service calls; without the ERP that it names, its address is the path alone. */
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

/** Where documents are fetched from, beside being sent: by a schedule, or where the partner does not speak HTTP. */
function sourceEndpointSettings(record: Interface, erp: Erp | undefined): EndpointSetting[] {
  const url = urlOf(record, erp);
  if (record.type === 'HTTP' || record.type === 'WEB_SERVICE')
    return record.triggerStrategy === 'CRON' ? [{ property: 'address', value: url }] : [];
  return endpointSettingsOf(record, url);
}

/** The document of an interface that documents are handed to, at this back end (src/server/inbound). */
export function inboundApiDoc(record: Interface, backEnd: string, erp?: Erp): ApiDoc {
  const body = sourceBodyOf(record);
  return {
    transport: record.type,
    request: inboundRequest(inboundCallOf(record, backEnd), body),
    endpointSettings: sourceEndpointSettings(record, erp),
    body,
    isInbound: true,
  };
}

/** How the fields travel: as a body, as its sender has it or as this service makes it, as parameters of the address, or as columns of a file. */
export function bodyKindOf({
  request,
  endpointSettings,
  isInbound,
}: ApiDoc): 'source' | 'body' | 'address' | 'file' {
  if (isInbound) return 'source';
  if (request?.method === 'GET') return 'address';
  return endpointSettings.some(({ property }) => property === 'fileFormat') ? 'file' : 'body';
}
