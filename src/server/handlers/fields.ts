import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import type { Call, Handler } from '../Service.ts';
import { type DocumentKind, documentFields } from './documentFields.ts';

/** Entity `field`. */
interface Field {
  readonly name: string;
  readonly type: string;
  readonly description?: string;
}

/** What happens in the warehouse tells which document is exchanged. */
const kindOfEvent: Readonly<Record<string, DocumentKind>> = {
  ARTICLE_CHANGED: 'article',
  INBOUND_APPROVED: 'inbound',
  RECEIPT_COMPLETED: 'inbound',
  OUTBOUND_APPROVED: 'outbound',
  SHIPMENT_COMPLETED: 'outbound',
  RETURN_COMPLETED: 'inbound',
  STOCK_ADJUSTED: 'stock',
  STOCKTAKE_COMPLETED: 'stock',
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The kinds of document that an interface exchanges; one that nothing is known of may exchange any. */
function kindsOf({ itemProcessingType, eventTypes }: Row): DocumentKind[] {
  if (itemProcessingType !== undefined) return ['article'];
  const kinds = listOf(eventTypes).flatMap((event) => kindOfEvent[String(event)] ?? []);
  return kinds.length > 0 ? kinds : ['article', 'inbound', 'outbound', 'stock'];
}

/** A field of a line is called as it would be on a document of its own. */
const captionOf = ({ say }: Call, path: string): string =>
  say.translate(`choices.documentField.${path.replace('lines[].', '')}`);

const mapped = ({ fieldMappings }: Row): Field[] =>
  listOf(fieldMappings)
    .filter(isRecord)
    .map(({ targetField, type, description }) => ({
      name: String(targetField),
      type: String(type),
      ...(typeof description === 'string' && { description }),
    }));

/** Interfaces of one name: there may be one for each distribution centre, carrier and owner. */
const interfacesNamed = ({ service, companyUuid, query }: Call): Promise<Row[]> =>
  service.store.documents.findAll('interface', 'interfaceName', [query.interfaceName], companyUuid);

/** What an interface can write: the warehouse's own fields of its documents and the targets of its field mapping, each once. */
export const fieldsOfInterface: Handler = async (call): Promise<Field[]> => {
  const rows = await interfacesNamed(call);
  const own = [...new Set(rows.flatMap(kindsOf))].flatMap((kind) =>
    Object.entries(documentFields[kind]).map(([name, type]) => ({
      name,
      type,
      description: captionOf(call, name),
    })),
  );
  // The last of a name stays in a map, at the place of the first: what an operator wrote describes a field best.
  const fields = [...own, ...rows.flatMap(mapped)];
  return [...new Map(fields.map((field) => [field.name, field])).values()];
};

/** Field update rules are about items: an interface that brings such to the warehouse supports them. */
export const isSupportFieldUpdate: Handler = async (call): Promise<boolean> =>
  (await interfacesNamed(call)).some(
    ({ interfaceType, itemProcessingType }) =>
      String(interfaceType).endsWith('_DOWN') && itemProcessingType !== undefined,
  );
