import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { updateOutputs } from '../../../generator/pipeline/updateOutputs.ts';
import { projectRoot, sampleTexts, setAtPath } from '../sampleProject.ts';

/** Writes the sample project with up-to-date generated files. Resolves to its folder. */
async function createSample(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'generator-'));
  cpSync(join(projectRoot, 'schemas/vocabulary'), join(folder, 'schemas/vocabulary'), { recursive: true });
  for (const [path, text] of Object.entries(sampleTexts())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await updateOutputs(folder);
  return folder;
}

/** The folder of the running test. */
interface SampleFolder {
  readonly path: (path?: string) => string;
  /** Sets a value of a schema file; undefined removes it. */
  readonly edit: (path: string, keys: readonly (string | number)[], value: unknown) => void;
}

/** Gives each test of a file its own copy of the sample project with its generated files. */
export function sampleFolder(): SampleFolder {
  let sample: string;
  let root: string;
  beforeAll(async () => {
    sample = await createSample();
  });
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'generator-'));
    cpSync(sample, root, { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));
  afterAll(() => rmSync(sample, { recursive: true }));
  const path = (relative = ''): string => join(root, relative);
  return {
    path,
    edit: (file, keys, value) => {
      const source: unknown = JSON.parse(readFileSync(path(file), 'utf8'));
      setAtPath(source, keys, value);
      writeFileSync(path(file), JSON.stringify(source, null, 2));
    },
  };
}
