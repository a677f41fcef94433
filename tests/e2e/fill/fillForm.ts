import type { Locator } from '@playwright/test';
import { loadProject } from '../../../generator/load/loadProject.ts';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { sampleOf } from '../../../generator/samples/RecordSampler.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { Form } from '../../../src/contract/model/form.ts';
import type { PhraseTable } from '../../../src/contract/text/phrases.ts';
import { resources } from '../../../src/generated/catalog/index.ts';
import { externals } from '../../../src/generated/external/index.ts';
import { layoutOf } from '../../../src/runtime/fields/FormScope.ts';
import { isVisible } from '../../../src/runtime/form/payload.ts';
import { projectRoot } from '../support/startTestService.ts';
import { openFolds } from '../support/steps.ts';
import { enterField } from './enterField.ts';
import { enterPublished } from './enterPublished.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns the caption at a path; undefined without one. */
const captionIn = (table: PhraseTable, path: readonly (string | number)[]): string | undefined => {
  const found = path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), table);
  return typeof found === 'string' ? found : undefined;
};

/**
 * Returns a sample of the form's schema, with the given values and with the examples in the form's
 * placeholders.
 */
function valuesFor({ schema, fields, entity }: Form, captions: PhraseTable, given: Values): Values {
  const properties = Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(
    ([name, property]) => {
      const { reference, items, type } = fields[name] ?? {};
      if (name in given && !reference && !items?.reference) return [name, { const: given[name] }];
      const example = captionIn(captions, ['entities', entity, 'fields', name, 'placeholder']);
      const isText = type === 'string' && example !== undefined;
      return [name, isText && isRecord(property) ? { ...property, examples: [example] } : property];
    },
  );
  const drawn = sampleOf({ ...schema, properties: Object.fromEntries(properties) }, 1);
  return isRecord(drawn) ? drawn : {};
}

/** Enters the given value of a published schema, or a sample. */
async function fillPublished(form: Locator, name: string, caption: string, given: unknown): Promise<void> {
  const bundle = normalizeProject(loadProject(projectRoot).project).externals.find(
    (one) => one.name === name,
  );
  const loaded = await externals[name]?.();
  if (bundle === undefined || loaded === undefined)
    throw new Error(`There is no published schema "${name}".`);
  const within = form.getByRole('group', { name: caption, exact: true });
  const value = given ?? bundle.sample();
  await enterPublished({ external: loaded.default, path: [], within, caption, value });
}

/**
 * Fills every visible field in the form of a resource or a family with a sample, from top to bottom. It finds
 * the fields by their accessible names in zh-CN.
 * @param given values by property; for a reference, a part of the option's text
 */
export async function fillForm(form: Locator, resource: string, given: Values = {}): Promise<void> {
  const modules = resources[resource];
  const labels = modules?.labels['zh-CN'];
  if (modules === undefined || labels === undefined) throw new Error(`There is no resource "${resource}".`);
  const [{ default: owner }, { default: what }, { default: captions }] = await Promise.all([
    modules.view(),
    modules.form(),
    labels(),
  ]);
  const values = valuesFor(what, captions, { ...owner.constants, ...given });
  for (const name of layoutOf(what, owner).flatMap(({ properties }) => properties)) {
    const field = what.fields[name];
    if (field === undefined || !isVisible(what, name, values)) continue;
    if (field.folded) await openFolds(form);
    const captionOf = (path: readonly (string | number)[]): string => {
      const caption = captionIn(captions, ['entities', what.entity, 'fields', name, ...path]);
      if (caption === undefined)
        throw new Error(`${what.entity}.${name} has no caption at ${path.join('.')}.`);
      return caption;
    };
    if (field.external !== undefined) {
      await fillPublished(form, field.external, captionOf(['title']), given[name]);
      continue;
    }
    const isReference = field.reference ?? field.items?.reference;
    await enterField(
      { form, field, title: captionOf(['title']), captionOf },
      isReference ? given[name] : values[name],
    );
  }
}
