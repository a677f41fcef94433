import { MappingFault } from './MappingFault.ts';

const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Names that reach beyond an object: nothing that is made here has them. */
export const isForbidden = (name: string): boolean => forbidden.has(name);

/** Throws `forbiddenName`. */
export function refuseForbidden(name: string): void {
  if (isForbidden(name)) throw new MappingFault('forbiddenName', { name });
}
