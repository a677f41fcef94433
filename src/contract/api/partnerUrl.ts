/** Returns a base path followed by a path, with one slash between them. */
export const joinUrl = (base: string, path: string): string => base.replace(/\/+$/, '') + path;

/** Placeholder for a secret (schemas/SPECIFICATION.md section 12). */
export const secretPlaceholder = '[SECRET]';

/** The other transports append the path of the interface to the base path of its ERP. */
const typesWithAddress: ReadonlySet<unknown> = new Set(['ACTIVE_MQ']);

/** Returns whether interfaces of a transport (`interface.type`) have an own address, also with an ERP. */
export const hasOwnAddress = (type: unknown): boolean => typesWithAddress.has(type);
