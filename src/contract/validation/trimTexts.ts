import { isRecord } from '../json/isRecord.ts';

type TextChange = (text: string) => string;

function changeAt(value: unknown, [name, ...rest]: readonly string[], change: TextChange): unknown {
  if (name === undefined) return typeof value === 'string' ? change(value) : value;
  if (name === '*') {
    if (!Array.isArray(value)) return value;
    const items = value.map((item) => changeAt(item, rest, change));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isRecord(value) || !Object.hasOwn(value, name)) return value;
  const part = changeAt(value[name], rest, change);
  return part === value[name] ? value : { ...value, [name]: part };
}

/**
 * Changes the texts at `paths`: names joined by dots, `*` for each item of an array. Returns the same object
 * when nothing changes.
 */
export const changeTexts = (value: unknown, paths: readonly string[], change: TextChange): unknown =>
  paths.reduce((changed, path) => changeAt(changed, path === '' ? [] : path.split('.'), change), value);

/** Trims the texts at `paths`, as `changeTexts` does. */
export const trimTexts = (value: unknown, paths: readonly string[]): unknown =>
  changeTexts(value, paths, (text) => text.trim());
