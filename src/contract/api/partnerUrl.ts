/** Returns a base path followed by a path, with one slash between them. */
export const joinUrl = (base: string, path: string): string => base.replace(/\/+$/, '') + path;

/** With an ERP, these transports append the path of the interface to its base path, or use its data source. */
const typesWithoutAddress: ReadonlySet<unknown> = new Set(['HTTP', 'WEB_SERVICE', 'INTERMEDIATE_TABLE']);

/** Returns whether interfaces of a transport (`interface.type`) have an own address, also with an ERP. */
export const hasOwnAddress = (type: unknown): boolean => !typesWithoutAddress.has(type);
