import { Ajv, type ValidateFunction } from 'ajv';
import Ajv04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitOutputs } from '../../../generator/emit/emitOutputs.ts';
import type { Output } from '../../../generator/emit/Output.ts';
import type { SchemaBundle } from '../../../generator/external/SchemaBundle.ts';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { createRandom, ValueSampler } from '../../../generator/samples/ValueSampler.ts';
import type { Validate } from '../../../src/contract/model/form.ts';
import { OutputFolder } from './bundleSchemas.ts';
import { createCorpusProject, loadCorpus, type PublishedFile } from './publishedCorpus.ts';
import { spoilValue } from './spoilValue.ts';

const { parts } = loadCorpus();

const { project, accepted, problems } = createCorpusProject();

let outputs: readonly Output[];
let externals: readonly SchemaBundle[];
const outputFolder = new OutputFolder();

beforeAll(async () => {
  const model = normalizeProject(project);
  externals = model.externals;
  outputs = await emitOutputs(model);
  outputFolder.write(outputs.filter(({ path }) => /^(external|validators)\/|^types\.ts$/.test(path)));
});
afterAll(() => outputFolder.remove());

const missingFileMessage =
  '/patternProperties/^x-[\\w\\d\\.\\x2d_]+$/$ref: "http://asyncapi.com/definitions/3.1.0/specificationExtension.json" is not in schemas/external/, and the generator does not fetch files.';
const refusals = [
  'schemas/external/responses-download_file_response_body.json: The file has only definitions, so as the type of a property it would accept every value.',
  `schemas/external/bindings-ros2-0.1.0-operation.json${missingFileMessage}`,
  `schemas/external/bindings-ros2-0.1.0-server.json${missingFileMessage}`,
];

test('more than 100 published schemas are accepted, and each refused one has a problem', () => {
  expect(problems.map(({ file, pointer, message }) => `${file}${pointer}: ${message}`)).toEqual(refusals);
  expect(accepted.length).toBeGreaterThan(100);
});

// Some of ShipEngine's schemas accept no value: they forbid other properties, but define their own in
// `allOf`.
test('more than 110 accepted schemas have a sample', () => {
  expect(externals.filter((bundle) => bundle.sample() !== undefined).length).toBeGreaterThan(110);
});

test('the generated types of the accepted schemas compile', () => {
  expect(() => outputFolder.compile(['types.ts', 'external/**/types.ts'])).not.toThrow();
});

/** A draft-07 schema that refers to a draft-04 schema. No Ajv supports both. */
const mixed = 'schemas/external/bindings-kafka-0.4.0-message.json';

const options = {
  strict: false,
  logger: false,
  multipleOfPrecision: 8,
  ownProperties: true,
  validateSchema: false,
} as const;
const isOld = (file: PublishedFile): boolean => JSON.stringify(file.value).includes('draft-04');
/** Returns whether a file contains everything that it refers to, including meta-schemas. */
const isWhole = ({ path }: PublishedFile): boolean => path.includes('/schemas-');

function ajvOf(old: boolean, schemas: readonly PublishedFile[], meta?: false) {
  const ajv = old ? new Ajv04({ ...options, meta }) : new Ajv({ ...options, meta });
  addFormats(ajv);
  for (const { value } of schemas) if (value.$id ?? value.id) ajv.addSchema({ ...value });
  return ajv;
}

const recent = ajvOf(
  false,
  parts.filter((part) => !isOld(part)),
);

/** Compiles the unchanged files with the Ajv of the schema's draft. */
const compileOriginal = (file: PublishedFile): ValidateFunction =>
  (isWhole(file) ? ajvOf(isOld(file), [], false) : recent).compile({ ...file.value });

test('the generated validators of the accepted schemas agree with Ajv', async () => {
  const verdicts = { valid: 0, invalid: 0 };
  const differing: string[] = [];
  for (const [seed, file] of accepted.filter(({ path }) => path !== mixed).entries()) {
    const { path, name } = file;
    const bundle = externals.find((one) => one.name === name);
    const { validate } = await outputFolder.load<{ validate: Validate }>(`external/${name}/validate.js`);
    const validateOriginal = compileOriginal(file);
    const random = createRandom(seed);
    const sampler = new ValueSampler('any', { definitions: bundle?.definitions ?? {}, random });
    for (let count = 0; count < 12; count += 1) {
      const sample = sampler.draw(bundle?.definitions[bundle.typeName]);
      const value = count % 3 === 0 ? sample : spoilValue(sample, random);
      const verdict = validate(value);
      verdicts[verdict ? 'valid' : 'invalid'] += 1;
      if (verdict !== validateOriginal(value)) differing.push(`${path}: ${JSON.stringify(value)}`);
    }
  }
  expect(differing).toEqual([]);
  expect(verdicts.valid).toBeGreaterThan(100);
  expect(verdicts.invalid).toBeGreaterThan(100);
});
