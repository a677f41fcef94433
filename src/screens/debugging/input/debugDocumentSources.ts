/** A place where the service stores documents of an interface. */
export interface DebugDocumentSource {
  readonly name: 'pending' | 'log';
  readonly resource: string;
  /** Fixed properties of the records, besides the interface. */
  readonly constants: Readonly<Record<string, string>>;
  /** Property with the document, and property that the search uses. */
  readonly documentProperty: string;
  readonly searchProperty: string;
  readonly columns: readonly string[];
}

/** Only inbound calls of the log contain a source document. An outbound call contains the mapped one. */
export const debugDocumentSources: readonly DebugDocumentSource[] = [
  {
    name: 'pending',
    resource: 'pendingData',
    constants: {},
    documentProperty: 'data',
    searchProperty: 'entityNo',
    columns: ['entityNo', 'status', 'failureReason', 'createTime'],
  },
  {
    name: 'log',
    resource: 'apiCallLog',
    constants: { direction: 'IN' },
    documentProperty: 'requestBody',
    searchProperty: 'requestBody',
    columns: ['time', 'success', 'url', 'message'],
  },
];
