import { expect, test } from 'vitest';
import { emitReference } from '../../../../../generator/emit/reference/emitReference.ts';
import { loadProject } from '../../../../../generator/load/loadProject.ts';
import { normalizeProject } from '../../../../../generator/normalize/normalizeProject.ts';
import { formType } from '../../../../../src/contract/backend/body/writeFormBody.ts';
import { withClinic } from '../../../describedBackend.ts';
import { projectRoot, sampleProject, setAtPath } from '../../../sampleProject.ts';

const { referencePhrases } = normalizeProject(loadProject(projectRoot).project);

/** The page of the calls of the sample's described back end. */
function pageWith(role: string, keywords: object): string {
  const model = normalizeProject(
    sampleProject((files) => {
      withClinic(files);
      for (const [name, value] of Object.entries(keywords))
        setAtPath(files, ['schemas/backends/clinic.json', 'roles', role, name], value);
    }),
  );
  return (
    emitReference({ ...model, referencePhrases }).find(({ path }) =>
      path.includes('/en-US/operations/patient'),
    )?.text ?? ''
  );
}

test.each([
  [
    'a JSON Patch',
    'modify',
    { sends: 'jsonPatch' },
    [
      'A JSON Patch (RFC 6902) with the changes of one ',
      'Media type: `application/json-patch+json`.',
      'Content-Type: application/json-patch+json\n\n[\n  {\n    "op": "replace",\n    "path": "/name",',
    ],
  ],
  [
    'a form',
    'create',
    { mediaType: formType },
    [`Media type: \`${formType}\`.`, `Content-Type: ${formType}\n\n`, 'status=WAITING'],
  ],
])('the page of a call shows %s as its body', (_, role, keywords, parts) => {
  const page = pageWith(role, keywords);
  for (const part of parts) expect(page).toContain(part);
});

test('the page of a list shows a GET request without a body and its media type', () => {
  const requests = pageWith('list', {}).match(/(?<=### Request example\n\n```http\n)GET [^`]*/g) ?? [];
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) expect(request.trim().split('\n')).toHaveLength(1);
});
