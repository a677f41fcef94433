import type { Locator } from '@playwright/test';
import type { Field } from '../../../src/contract/model/resource.ts';

/** A field in a form on the page, with its caption. */
interface PageField {
  readonly form: Locator;
  readonly field: Field;
  readonly title: string;
  /** Returns captions of its choices and of the fields within it. */
  readonly captionOf: (path: readonly (string | number)[]) => string;
}

type Enter = (where: PageField, value: unknown) => Promise<void>;

/** Opens a list of options by its label, and takes the option with this text, or the first. */
async function chooseOption({ form, title }: PageField, option?: string): Promise<void> {
  // The accessible name of a combobox may contain the chosen values.
  await form.getByRole('combobox', { name: new RegExp(`^${title}( |$)`) }).click();
  const options = form.page().getByRole('listbox').getByRole('option');
  await (option === undefined ? options : options.filter({ hasText: option })).first().click();
}

const enterText: Enter = ({ form, title }, value) =>
  form.getByLabel(title, { exact: true }).fill(String(value));
const enterBoolean: Enter = ({ form, title }, value) =>
  form.getByRole('checkbox', { name: title, exact: true }).setChecked(value === true);
const enterChoice: Enter = (where, value) =>
  chooseOption(where, where.captionOf(['choices', String(value), 'title']));
const enterReference: Enter = (where, value) =>
  chooseOption(where, typeof value === 'string' ? value : undefined);

/** Enters the day and the time of an instant, in the time zone that the form names. */
const enterInstant: Enter = async ({ form, title }, value) => {
  await form.getByLabel(new RegExp(`^${title}(：日期|: day)$`)).fill(String(value).slice(0, 10));
  await form.getByLabel(new RegExp(`^${title}(：时间|: time)`)).fill(String(value).slice(11, 16));
};

/** Enters several values from a list, or free texts. The list stays open until the focus leaves the box. */
const enterSeveral: Enter = async (where, value) => {
  const { form, field, title } = where;
  const box = form.getByRole('combobox', { name: title, exact: true });
  for (const one of Array.isArray(value) ? value : [value]) {
    const caption = field.items?.choices ? where.captionOf(['choices', String(one), 'title']) : undefined;
    if (caption !== undefined) await chooseOption(where, caption);
    else if (field.items?.reference) await enterReference(where, one);
    else {
      await box.fill(String(one));
      await box.press('Enter');
    }
    await box.press('Tab');
  }
};

/** Enters one row, with the first of the values. */
const enterRow: Enter = async ({ form, field, title, captionOf }, value) => {
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
    if (row?.[name] !== undefined) await enterField(cellOnPage, row[name]);
  }
};

/** Ways to enter a value as a person does. The first that fits the field applies. */
const entryMethods: readonly (readonly [fits: (field: Field) => boolean, Enter])[] = [
  [({ writeOnly }) => writeOnly === true, enterText],
  [(field) => field.reference !== undefined, enterReference],
  [({ type, fields }) => type === 'array' && fields !== undefined, enterRow],
  [({ type }) => type === 'array', enterSeveral],
  [({ choices }) => choices !== undefined, enterChoice],
  [({ type }) => type === 'boolean', enterBoolean],
  [({ format }) => format === 'date-time', enterInstant],
  [() => true, enterText],
];

/** Enters a value into a field by its accessible name. */
export const enterField: Enter = async (where, value) => {
  const way = entryMethods.find(([fits]) => fits(where.field))?.[1] ?? enterText;
  await way(where, value);
};
