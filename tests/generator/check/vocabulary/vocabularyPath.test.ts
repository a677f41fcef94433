import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkVocabulary } from '../../../../generator/check/vocabulary/checkVocabulary.ts';
import { toolFolder } from '../../../../generator/load/projectFolder.js';
import { compiledVocabulary, sampleProject, setAtPath } from '../../sampleProject.ts';

/** Folder of the project → path of the vocabulary from an entity. */
test.each([
  [toolFolder, '../vocabulary/entity.schema.json'],
  [join(toolFolder, 'tests/projects/clinic'), '../../../../../schemas/vocabulary/entity.schema.json'],
])('in %s the remedy for a wrong "$schema" is %s', (root, path) => {
  const wrong = sampleProject((files) =>
    setAtPath(files, ['schemas/entities/thing.schema.json', '$schema'], '../vocabulary/task.schema.json'),
  );
  expect(checkVocabulary({ ...wrong, root }, compiledVocabulary).violations).toMatchObject([
    { pointer: '/$schema', fix: `Write "${path}".`, repair: { replace: path } },
  ]);
});
