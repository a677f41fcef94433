import { findBackend } from '../../normalize/normalizeBackends.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { locationAt, memberLocations, rootLocation, violation } from '../RuleViolation.ts';

/** `constants` and `headers` need the answer style `bare`. The embedded service refuses unknown parameters. */
const constantsForm: SchemaRule = function* ({ backends }) {
  for (const file of backends)
    for (const word of ['constants', 'headers'] as const)
      if (file.value[word] && file.value.answer.style !== 'bare')
        yield violation(
          locationAt(rootLocation(file), [word], undefined),
          `Calls with an envelope have no constant ${word === 'headers' ? 'headers' : 'parameters'}.`,
          `Remove "${word}", or describe the answer with the style "bare".`,
        );
};

/** Headers that the console sets, and those that browsers keep for themselves (Fetch Standard, "forbidden request-header"). */
const ownHeaders =
  /^(accept|content-type|authorization|accept-(charset|encoding)|access-control-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/i;

/** `headers` have names that the console may send, and not that of the sign-in. */
const headerNames: SchemaRule = function* ({ backends }) {
  for (const file of backends)
    for (const [name, place] of memberLocations(rootLocation(file), 'headers', file.value.headers)) {
      const { signIn } = file.value;
      const isSignIn = signIn?.scheme === 'apiKey' && signIn.header.toLowerCase() === name.toLowerCase();
      if (isSignIn || ownHeaders.test(name))
        yield violation(
          place,
          isSignIn
            ? `The sign-in sends the header "${name}".`
            : `The console or the browser decides about the header "${name}".`,
          'Remove the header.',
        );
    }
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
export const variantRules: readonly SchemaRule[] = [constantsForm, headerNames, variantForm];
