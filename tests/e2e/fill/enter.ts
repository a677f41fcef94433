import type { Locator } from '@playwright/test';
import type { Field } from '../../../src/contract/resource.ts';

/** A field in a form on the page, and how it is called there. */
export interface FieldOnPage {
  readonly form: Locator;
  readonly field: Field;
  readonly title: string;
  /** Captions of its choices and of the fields within it. */
  readonly captionOf: (path: readonly (string | number)[]) => string;
}

type Enter = (where: FieldOnPage, value: unknown) => Promise<void>;

/** Opens a list of options by its label, and takes the one that says this, or the first. */
async function choose({ form, title }: FieldOnPage, option?: string): Promise<void> {
  // What is chosen is part of the name of a box.
  await form.getByRole('combobox', { name: new RegExp(`^${title}( |$)`) }).click();
  const options = form.page().getByRole('listbox').getByRole('option');
  await (option === undefined ? options : options.filter({ hasText: option })).first().click();
}

const text: Enter = ({ form, title }, value) => form.getByLabel(title, { exact: true }).fill(String(value));
const tick: Enter = ({ form, title }, value) =>
  form.getByRole('checkbox', { name: title, exact: true }).setChecked(value === true);
const choice: Enter = (where, value) => choose(where, where.captionOf(['choices', String(value), 'title']));
const reference: Enter = (where, value) => choose(where, typeof value === 'string' ? value : undefined);

/** Several values out of a list, or any words. The list stays open until the box is left. */
const several: Enter = async (where, value) => {
  const { form, field, title } = where;
  const box = form.getByRole('combobox', { name: title, exact: true });
  for (const one of Array.isArray(value) ? value : [value]) {
    const caption = field.items?.choices ? where.captionOf(['choices', String(one), 'title']) : undefined;
    if (caption !== undefined) await choose(where, caption);
    else if (field.items?.reference) await reference(where, one);
    else {
      await box.fill(String(one));
      await box.press('Enter');
    }
    await box.press('Tab');
  }
};

/** One row. */
const rows: Enter = async ({ form, field, title, captionOf }, value) => {
  const [row] = Array.isArray(value) ? value : [];
  const within = form.getByRole('group', { name: title, exact: true });
  await within.getByRole('button').last().click();
  for (const [name, cell] of Object.entries(field.fields ?? {})) {
    const own = ['fields', name];
    const cellOnPage = {
      form: within,
      field: cell,
      title: captionOf([...own, 'title']),
      captionOf: (path: readonly (string | number)[]) => captionOf([...own, ...path]),
    };
    if (row?.[name] !== undefined) await enter(cellOnPage, row[name]);
  }
};

/** What is done with a field, as a person does it; the first that fits. */
const ways: readonly (readonly [fits: (field: Field) => boolean, Enter])[] = [
  [({ writeOnly }) => writeOnly === true, text],
  [(field) => field.reference !== undefined, reference],
  [({ type, fields }) => type === 'array' && fields !== undefined, rows],
  [({ type }) => type === 'array', several],
  [({ choices }) => choices !== undefined, choice],
  [({ type }) => type === 'boolean', tick],
  [() => true, text],
];

/** Enters a value into a field by its accessible name. */
export const enter: Enter = async (where, value) => {
  const way = ways.find(([fits]) => fits(where.field))?.[1] ?? text;
  await way(where, value);
};
