import type { InterfaceDocument } from '../document/interfaceDocument.ts';
import type { TestCall } from './TestOutcome.ts';

/** The call that a document shows, to be sent; undefined for one that is not called over HTTP. The key is for the operator to give. */
export function testCallOf({ request }: InterfaceDocument): TestCall | undefined {
  if (!request) return undefined;
  const { url, method, body } = request;
  return { url, type: method as TestCall['type'], ...(body !== undefined && { parameters: body }) };
}
