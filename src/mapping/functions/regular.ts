import type { MappingFunction } from './FunctionCall.ts';
import { only } from './only.ts';

/** qty: "12" → 12, by the conversion alone. */
export const regular: MappingFunction = only;
