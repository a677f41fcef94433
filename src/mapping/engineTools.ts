import { toBoolean, toNumber, toText } from './conversion/convertValue.ts';
import {
  formatTime,
  isZoneless,
  parseReadPattern,
  parseTime,
  parseTimePattern,
  rewriteTime,
} from './conversion/time.ts';
import { compileExpression } from './expression/compileExpression.ts';
import { toExpressionInput } from './expression/OpaqueNumber.ts';

/**
 * The parts of the engine that mapping functions use and that need large libraries. The engine passes them to
 * `compile`, so that screens can read the functions without JSONata and date-fns.
 */
export const engineTools = {
  toText,
  toNumber,
  toBoolean,
  parseTimePattern,
  parseReadPattern,
  parseTime,
  formatTime,
  isZoneless,
  rewriteTime,
  compileExpression,
  toExpressionInput,
};

export type EngineTools = typeof engineTools;
