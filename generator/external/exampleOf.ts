import type { ErrorObject } from 'ajv';
import { isRecord } from '../../src/contract/isRecord.ts';
import { without } from '../samples/place.ts';
import type { Bundle } from './bundle.ts';
import { Drawing } from './Drawing.ts';
import { compilerOf } from './emit/validate.ts';
import { randomOf } from './randomOf.ts';

const draws = 30;
const prunings = 8;

const known = new WeakMap<Bundle, { readonly example: unknown }>();

/** A value that a published schema accepts, an example of its own if it has one; undefined when none was found. */
export function exampleOf(bundle: Bundle): unknown {
  const found = known.get(bundle) ?? { example: firstOf(bundle) };
  known.set(bundle, found);
  return found.example;
}

function* candidates({ definitions, typeName }: Bundle): Iterable<unknown> {
  const root = definitions[typeName];
  if (isRecord(root) && Array.isArray(root.examples)) yield* root.examples;
  for (let seed = 1; seed <= draws; seed += 1) yield new Drawing(definitions, randomOf(seed)).draw(root);
}

function firstOf(bundle: Bundle): unknown {
  const ajv = compilerOf(bundle);
  for (const candidate of candidates(bundle)) {
    let value = candidate;
    for (let round = 0; round < prunings; round += 1) {
      if (ajv.validate('validate', value)) return value;
      value = pruned(value, ajv.errors ?? []);
    }
  }
  return undefined;
}

/** What is refused is left out: it may be that nobody asks for it. */
function pruned(value: unknown, errors: readonly ErrorObject[]): unknown {
  const refused = new Set(
    errors.map(({ instancePath, params }) =>
      [instancePath, params.additionalProperty ?? params.unevaluatedProperty].filter(Boolean).join('/'),
    ),
  );
  const around = new Set([...refused].flatMap(containersOf));
  const innermost = [...refused].filter((path) => path !== '' && !around.has(path));
  return without(
    value,
    innermost.map((path) => path.split('/').slice(1)),
  );
}

/** `/a/b/c` → `/a/b`, `/a` */
const containersOf = (path: string): string[] => {
  const parts = path.split('/');
  return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'));
};
