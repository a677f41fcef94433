import { isRecord } from '../../../contract/isRecord.ts';
import type { Auth, Erp, Interface } from '../../../generated/types.ts';
import type { ShownRequest } from '../../../runtime/request/curlOf.ts';
import { exampleOf } from './exampleOf.ts';
import { type DocumentField, fieldsOf } from './fieldsOf.ts';
import { headersOf, secret } from './headersOf.ts';
import type { JsonSchema } from './JsonSchema.ts';
import { schemaOf } from './schemaOf.ts';
import { sourceRowsOf } from './sourceRowsOf.ts';
import { targetTree } from './targetTree.ts';
import { type WayIn, wayIn } from './wayIn.ts';

/** A setting that says where documents travel. */
export interface Place {
  /** Property of the interface, whose caption it has. */
  readonly property: keyof Interface & string;
  readonly value: string;
}

/** What is said of a mapping's target, or of its source where that is what a caller sends. */
export interface BodyContract {
  readonly fields: readonly DocumentField[];
  readonly schema: JsonSchema;
  readonly example: Readonly<Record<string, unknown>>;
}

/** The call contract of an interface (schemas/SPECIFICATION.md section 2.4). No secret is in it. */
export interface InterfaceDocument {
  readonly transport: Interface['type'];
  /** The call with the example, over HTTP; other transports have none. */
  readonly request?: ShownRequest;
  readonly places: readonly Place[];
  /** Undefined without a mapping: the document travels as it comes. */
  readonly body?: BodyContract;
  /** The call hands a document to this back end, as its sender has it. */
  readonly isWayIn?: true;
}

/** An address can hold a password. */
const masked = (url: string): string => url.replace(/^(\w+:\/\/[^/?#@:]*):[^/?#]*@/, `$1:${secret}@`);

/** Where a call goes, as src/server/exchange has it: base path and path of the ERP, or the interface's own address. */
const urlOf = ({ type, erpUuid, path = '', address = '' }: Interface, erp: Erp | undefined): string =>
  masked(erpUuid && type !== 'ACTIVE_MQ' ? (erp?.basePath ?? '').replace(/\/+$/, '') + path : address);

/** Settings of the other transports; each is there only where it applies. */
const placesOf = (record: Interface, url: string): Place[] => {
  const settings: Readonly<Record<Interface['type'], readonly Place['property'][]>> = {
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
function inForm({ requestMode, requestAction, formId }: Interface, body: BodyContract): BodyContract {
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
    example: { ...names, data: body.example },
  };
}

const about = ({ interfaceName, remarks }: Interface): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: interfaceName,
  ...(remarks && { description: remarks }),
});

function bodyOf(record: Interface): BodyContract | undefined {
  const rows = (record.fieldMappings ?? []).filter(({ targetField }) => targetField);
  if (rows.length === 0) return undefined;
  const root = targetTree(rows);
  const body = inForm(record, { fields: fieldsOf(root), schema: schemaOf(root), example: exampleOf(root) });
  return { ...body, schema: { ...about(record), ...body.schema } };
}

/** Nothing of a source has to be there: what is missing is null in the target. */
const withoutRequired = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (name, value) =>
      name === 'required' && Array.isArray(value) ? undefined : value,
    ),
  );

/** The document as its sender has it, as far as the mapping reads it. */
function sourceOf(record: Interface): BodyContract | undefined {
  const rows = sourceRowsOf(record.fieldMappings ?? [], record.entityIdentifier);
  if (rows.length === 0) return undefined;
  const root = targetTree(rows);
  return {
    fields: fieldsOf(root).map(({ path, type, row }) => ({
      path,
      type,
      isRequired: false,
      description: row?.description,
    })),
    schema: { ...about(record), ...withoutRequired(schemaOf(root)) },
    example: exampleOf(root),
  };
}

const incoming = ({ method, url, headers }: WayIn, body: BodyContract | undefined): ShownRequest => ({
  method,
  url,
  headers,
  body: body && JSON.stringify(body.example, null, 2),
});

/** A call without a body has the document in its address: scalars as they are, all else as JSON, null not at all. */
function inAddress(url: string, document: Readonly<Record<string, unknown>>): string {
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

function requestOf(
  record: Interface,
  url: string,
  body?: BodyContract,
  erp?: Erp,
  auth?: Auth,
): ShownRequest {
  const { method = 'POST', fileFormat } = record;
  const isInAddress = method === 'GET';
  // What travels as a file is no JSON to be shown here.
  const isShown = body && !isInAddress && !fileFormat;
  return {
    method,
    url: body && isInAddress ? inAddress(url, body.example) : url,
    headers: headersOf(isInAddress ? undefined : fileFormat ? 'text/csv' : 'application/json', erp, auth),
    body: isShown ? JSON.stringify(body.example, null, 2) : undefined,
  };
}

/** The document of an interface that this service calls; without the ERP that it names, its address is the path alone. */
export function interfaceDocument(record: Interface, erp?: Erp, auth?: Auth): InterfaceDocument {
  const url = urlOf(record, erp);
  const body = bodyOf(record);
  return {
    transport: record.type,
    request: record.type === 'HTTP' ? requestOf(record, url, body, erp, auth) : undefined,
    places: placesOf(record, url),
    body,
  };
}

/** Where documents are fetched from, beside being sent: by a schedule, or where the partner does not speak HTTP. */
function sourcePlaces(record: Interface, erp: Erp | undefined): Place[] {
  const url = urlOf(record, erp);
  if (record.type === 'HTTP' || record.type === 'WEB_SERVICE')
    return record.triggerStrategy === 'CRON' ? [{ property: 'address', value: url }] : [];
  return placesOf(record, url);
}

/** The document of an interface that documents are handed to, at this back end (src/server/inbound). */
export function incomingDocument(record: Interface, backEnd: string, erp?: Erp): InterfaceDocument {
  const body = sourceOf(record);
  return {
    transport: record.type,
    request: incoming(wayIn(record, backEnd), body),
    places: sourcePlaces(record, erp),
    body,
    isWayIn: true,
  };
}

/** How the fields travel: as a body, as its sender has it or as this service makes it, as parameters of the address, or as columns of a file. */
export function wayOf({
  request,
  places,
  isWayIn,
}: InterfaceDocument): 'source' | 'body' | 'address' | 'file' {
  if (isWayIn) return 'source';
  if (request?.method === 'GET') return 'address';
  return places.some(({ property }) => property === 'fileFormat') ? 'file' : 'body';
}
