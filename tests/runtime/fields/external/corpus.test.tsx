import { cleanup, render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { formSchemaOf } from '../../../../generator/external/emit/form.ts';
import { normalize } from '../../../../generator/normalize.ts';
import type { External } from '../../../../src/contract/external.ts';
import { isRecord } from '../../../../src/contract/isRecord.ts';
import { PublishedForm } from '../../../../src/runtime/fields/external/PublishedForm.tsx';
import { LocaleProvider } from '../../../../src/runtime/i18n/LocaleProvider.tsx';
import { groupPhrases } from '../../../../src/runtime/i18n/labels.ts';
import { corpusProject } from '../../../generator/external/corpusProject.ts';
import { enter, stubService } from '../../stubService.ts';

/** Characters: larger ones are drawn in the same ways, and take a simulated browser their time. */
const largest = 3000;

const { externals } = normalize(corpusProject().project);
const small = externals
  .map((bundle): External => ({ name: bundle.name, schema: formSchemaOf(bundle), validate: () => true }))
  .filter(({ schema }) => JSON.stringify(schema).length <= largest);

beforeAll(async () => {
  stubService();
  await enter();
  await groupPhrases('external').load();
});

const controls = 'input, textarea, button, [role="combobox"]';

/** `additionalProperties: false` beside `allOf` refuses what that has: there is nothing to enter. */
function isClosed({ schema: { $ref, definitions } }: External): boolean {
  const root = isRecord(definitions) && definitions[String($ref).slice('#/definitions/'.length)];
  return isRecord(root) && root.additionalProperties === false && root.properties === undefined;
}

test('each is drawn with something to enter, unless nothing may be entered', () => {
  expect(small.length).toBeGreaterThan(50);
  for (const external of small) {
    const { container } = render(
      <LocaleProvider>
        <PublishedForm
          id="payload"
          external={external}
          value={undefined}
          onChange={() => {}}
          errors={undefined}
        />
      </LocaleProvider>,
    );
    expect(container.textContent, external.name).not.toMatch(/无法显示|未知类型/);
    if (!isClosed(external)) expect(container.querySelector(controls), external.name).not.toBeNull();
    cleanup();
  }
});
