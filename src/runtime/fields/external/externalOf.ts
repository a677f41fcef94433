import type { External } from '../../../contract/external.ts';
import { loadExternal } from '../../catalog.ts';
import { type LazyModule, lazyModule } from '../../lazy/lazyModule.ts';

const known = new Map<string, LazyModule<External>>();

/** A published schema by its name, loaded with the first field of it. */
export function externalOf(name: string): LazyModule<External> {
  const module = known.get(name) ?? lazyModule(() => loadExternal(name));
  known.set(name, module);
  return module;
}
