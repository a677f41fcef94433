import { findBackend } from '../../normalize/normalizeBackends.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { locationAt, rootLocation, violation } from '../RuleViolation.ts';

/** `constants` need the answer style `bare`. The embedded service refuses unknown parameters. */
const constantsForm: SchemaRule = function* ({ backends }) {
  for (const file of backends)
    if (file.value.constants && file.value.answer.style !== 'bare')
      yield violation(
        locationAt(rootLocation(file), ['constants'], undefined),
        'Calls with an envelope have no constant parameters.',
        'Remove "constants", or describe the answer with the style "bare".',
      );
};

/** A `variant` belongs to a back end with the answer style `bare`, and keeps that style. */
const variantForm: SchemaRule = function* ({ backends, endpoints }) {
  for (const file of endpoints) {
    const { variant } = file.value;
    const found = findBackend(backends, file.value);
    if (!variant || !found) continue;
    const at = locationAt(rootLocation(file), ['variant'], variant);
    if (found.value.answer.style !== 'bare')
      yield violation(
        at,
        `The back end "${found.name}" has one form for all of its calls.`,
        'Remove "variant", or describe the answer of the back end with the style "bare".',
      );
    else if (variant.answer?.style === 'envelope')
      yield violation(
        locationAt(at, ['answer'], undefined),
        'A variant cannot have an envelope.',
        'Describe the answer with the style "bare", or add a back end for the table.',
      );
    else if (variant.list?.paging.style === 'body')
      yield violation(
        locationAt(at, ['list', 'paging'], undefined),
        'The paging style "body" requires an envelope, which a variant cannot have.',
        'Use another paging.',
      );
  }
};

/** Rules for parts of a back end that only bare answers have. */
export const variantRules: readonly SchemaRule[] = [constantsForm, variantForm];
