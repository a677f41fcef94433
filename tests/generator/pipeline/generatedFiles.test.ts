import { expect, test } from 'vitest';
import { verifyOutputs } from '../../../generator/pipeline/verifyOutputs.ts';
import { projectRoot } from '../sampleProject.ts';

/** An edit of an emitter that changes an output fails here, with the names of the files. */
test('src/generated is the output of schemas/ and locales/', async () => {
  expect(await verifyOutputs(projectRoot)).toBe('');
});
