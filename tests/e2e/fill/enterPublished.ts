import type { Locator } from '@playwright/test';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { PublishedSchema } from '../../../src/contract/model/publishedSchema.ts';
import { interpretingValidatorOf } from '../../../src/runtime/fields/types/published/interpretingValidator.ts';
import { captionAt, schemasAt } from '../../../src/runtime/fields/types/published/schemasAt.ts';

/** A value in a published form on the page. */
interface PublishedValue {
  readonly external: PublishedSchema;
  readonly path: readonly string[];
  /** The block that contains it. */
  readonly within: Locator;
  readonly caption: string;
  readonly value: unknown;
}

const isSelect = ({ uniqueItems, items }: Readonly<Record<string, unknown>>): boolean =>
  uniqueItems === true && isRecord(items) && items.enum !== undefined;
const isIndex = (step: string): boolean => /^\d+$/.test(step);

/**
 * Returns a property or an item of a value. An item without its own caption has that of its list, with a
 * number.
 */
function childValueOf(
  { external, path, caption }: PublishedValue,
  within: Locator,
  step: string,
  value: unknown,
): PublishedValue {
  const here = [...path, step];
  const unnamed = isIndex(step) ? `${caption}-${Number(step) + 1}` : step;
  return { external, path: here, within, value, caption: captionAt(external, here) ?? unnamed };
}

/** If the schema has variants, chooses the one that the value satisfies. */
async function chooseVariant({ external, path, value }: PublishedValue, block: Locator): Promise<void> {
  const [variants] = schemasAt(external, path).map(({ oneOf, anyOf }) => oneOf ?? anyOf);
  if (!Array.isArray(variants)) return;
  const { isValid } = interpretingValidatorOf(external.schema);
  const index = variants.findIndex((variant) => isValid(variant, value, external.schema));
  await block.getByRole('combobox').first().click();
  await block.page().getByRole('listbox').getByRole('option').nth(index).click();
}

async function enterObject(part: PublishedValue, value: Readonly<Record<string, unknown>>): Promise<void> {
  const block =
    part.path.length === 0
      ? part.within
      : part.within.getByRole('group', { name: part.caption, exact: true }).first();
  const unfold = block.getByRole('button', { name: /^(填写|展开下一层)/ }).first();
  if ((await block.getByRole('textbox').count()) === 0 && (await unfold.count()) > 0) await unfold.click();
  await chooseVariant(part, block);
  for (const [name, property] of Object.entries(value)) {
    // The schema does not define names that the user chooses.
    if (schemasAt(part.external, [...part.path, name]).length === 0) continue;
    await enterPublished(childValueOf(part, block, name, property));
  }
}

/** Chooses several of a few values, in one control. */
async function chooseSeveral({ within, caption }: PublishedValue, items: readonly unknown[]): Promise<void> {
  await within.getByRole('combobox', { name: new RegExp(`^${caption}( |$)`) }).click();
  for (const item of items)
    await within
      .page()
      .getByRole('option', { name: String(item), exact: true })
      .click();
  await within.page().keyboard.press('Escape');
}

async function enterList(part: PublishedValue, items: readonly unknown[]): Promise<void> {
  if (schemasAt(part.external, part.path).some((face) => isSelect(face))) return chooseSeveral(part, items);
  const block = part.within.getByRole('group', { name: part.caption, exact: true }).first();
  const add = block.getByRole('button', { name: `添加一项 ${part.caption}`, exact: true });
  const drawn = await block.getByRole('button', { name: /^移除第/ }).count();
  for (const [index, item] of items.entries()) {
    if (index >= drawn && (await add.count()) > 0) await add.click();
    await enterPublished(childValueOf(part, block, String(index), item));
  }
}

/** Enters a value of a published schema as a person does, by the publisher's captions. */
export async function enterPublished(part: PublishedValue): Promise<void> {
  const { within, caption, value } = part;
  if (Array.isArray(value)) return enterList(part, value);
  if (isRecord(value)) return enterObject(part, value);
  if (value === null || value === undefined) return;
  const control = within.getByLabel(caption, { exact: true }).first();
  if (typeof value === 'boolean') return control.setChecked(value);
  if ((await control.getAttribute('role')) !== 'combobox') return control.fill(String(value));
  await control.click();
  await within
    .page()
    .getByRole('option', { name: String(value), exact: true })
    .click();
}
