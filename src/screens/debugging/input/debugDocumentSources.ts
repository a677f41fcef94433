/** Where the service keeps documents of an interface. */
export interface DebugDocumentSource {
  readonly name: 'pending' | 'log';
  readonly resource: string;
  /** What is fixed of the records, besides the interface. */
  readonly constants: Readonly<Record<string, string>>;
  /** Property that the document stands in, and the one that its records are searched by. */
  readonly documentProperty: string;
  readonly searchProperty: string;
  readonly columns: readonly string[];
}

/** What went out to an ERP is the mapped document: of the log only inbound calls hold a source. */
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
