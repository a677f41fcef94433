import type { Ajv, ErrorObject } from 'ajv';
import { isRecord } from '../../src/contract/json/isRecord.ts';
import { beginStep } from '../pipeline/progress.ts';
import { withoutValues } from '../samples/recordPath.ts';
import { createRandom, ValueSampler } from '../samples/ValueSampler.ts';
import { type BundleContent, rootFileOf } from './SchemaBundle.ts';

const maxDraws = 30;
const maxPrunings = 8;

function* candidates({ definitions, typeName }: BundleContent): Iterable<unknown> {
  const root = definitions[typeName];
  if (isRecord(root) && Array.isArray(root.examples)) yield* root.examples;
  for (let seed = 1; seed <= maxDraws; seed += 1)
    yield new ValueSampler('any', { definitions, random: createRandom(seed) }).draw(root);
}

/**
 * Returns a value that a published schema accepts; one of its own examples if it has a valid one. Undefined
 * if none was found.
 * @param ajv has the bundle as its schema `validate`
 */
export function findPublishedSample(bundle: BundleContent, ajv: Pick<Ajv, 'validate' | 'errors'>): unknown {
  beginStep(`Looking for an example of ${rootFileOf(bundle)}`);
  for (const candidate of candidates(bundle)) {
    let value = candidate;
    for (let round = 0; round < maxPrunings; round += 1) {
      if (ajv.validate('validate', value)) return value;
      value = removeRefused(value, ajv.errors ?? []);
    }
  }
  return undefined;
}

/** Removes the refused parts of a value, because they may be optional. */
function removeRefused(value: unknown, errors: readonly ErrorObject[]): unknown {
  const refused = new Set(
    errors.map(({ instancePath, params }) =>
      [instancePath, params.additionalProperty ?? params.unevaluatedProperty].filter(Boolean).join('/'),
    ),
  );
  const around = new Set([...refused].flatMap(parentPointersOf));
  const innermost = [...refused].filter((path) => path !== '' && !around.has(path));
  return withoutValues(
    value,
    innermost.map((path) => path.split('/').slice(1)),
  );
}

/** `/a/b/c` → `/a/b`, `/a` */
const parentPointersOf = (path: string): string[] => {
  const parts = path.split('/');
  return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'));
};
