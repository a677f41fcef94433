import { expressionOf } from './expressionOf.ts';
import type { MappingFunction } from './FunctionCall.ts';

/** `WMS` → "WMS", whatever the document holds. */
export const fixedValue: MappingFunction = expressionOf;
