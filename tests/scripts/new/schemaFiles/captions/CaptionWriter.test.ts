import { expect, test } from 'vitest';
import { CaptionWriter } from '../../../../../scripts/new/schemaFiles/captions/CaptionWriter.ts';
import { sampleProject } from '../../../../generator/sampleProject.ts';

const project = sampleProject();
const captions = new CaptionWriter(project, project);

test.each([
  ['Word', 4],
  ['名称', 4],
  ['한국', 4],
  ['（）', 4],
  ['\uE000', 1],
])('%j is %i letters wide, as for the rule of columns', (text, want) => {
  expect(captions.widthOf({ english: text })).toBe(want);
});
