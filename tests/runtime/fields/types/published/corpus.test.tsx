import { cleanup } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { publishedFormSchemaOf } from '../../../../../generator/external/emit/formModule.ts';
import { normalizeProject } from '../../../../../generator/normalize/normalizeProject.ts';
import { isRecord } from '../../../../../src/contract/json/isRecord.ts';
import type { PublishedSchema } from '../../../../../src/contract/model/publishedSchema.ts';
import { phraseGroup } from '../../../../../src/runtime/core/i18n/phrases.ts';
import { PublishedForm } from '../../../../../src/runtime/fields/types/published/PublishedForm.tsx';
import { createCorpusProject } from '../../../../generator/external/publishedCorpus.ts';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter, stubService } from '../../../core/stubService.ts';

/**
 * Maximum size of a schema in characters. Larger ones add no new cases and are slow in a simulated browser.
 */
const largest = 3000;

const { externals } = normalizeProject(createCorpusProject().project);
const small = externals
  .map(
    (bundle): PublishedSchema => ({
      name: bundle.name,
      schema: publishedFormSchemaOf(bundle),
      validate: () => true,
    }),
  )
  .filter(({ schema }) => JSON.stringify(schema).length <= largest);

beforeAll(async () => {
  stubService();
  await enter();
  await phraseGroup('external').load();
});

const controls = 'input, textarea, button, [role="combobox"]';

/** Returns whether a schema accepts no field: it forbids other properties and has its own only in `allOf`. */
function isClosed({ schema: { $ref, definitions } }: PublishedSchema): boolean {
  const root = isRecord(definitions) && definitions[String($ref).slice('#/definitions/'.length)];
  return isRecord(root) && root.additionalProperties === false && root.properties === undefined;
}

test('PublishedForm shows a control for each schema that accepts a field', () => {
  expect(small.length).toBeGreaterThan(50);
  for (const external of small) {
    const { container } = renderLocalized(
      <PublishedForm
        id="payload"
        external={external}
        value={undefined}
        onChange={() => {}}
        errors={undefined}
      />,
    );
    expect(container.textContent, external.name).not.toMatch(/无法显示|未知类型/);
    if (!isClosed(external)) expect(container.querySelector(controls), external.name).not.toBeNull();
    cleanup();
  }
});
