import { isRecord } from '../json/isRecord.ts';

function trimAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return typeof value === 'string' ? value.trim() : value;
  if (name === '*') {
    if (!Array.isArray(value)) return value;
    const items = value.map((item) => trimAt(item, rest));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isRecord(value) || !Object.hasOwn(value, name)) return value;
  const part = trimAt(value[name], rest);
  return part === value[name] ? value : { ...value, [name]: part };
}

/**
 * Trims the texts at `paths`: names joined by dots, `*` for each item of an array. Returns the same object
 * when nothing changes.
 */
export const trimTexts = (value: unknown, paths: readonly string[]): unknown =>
  paths.reduce((trimmed, path) => trimAt(trimmed, path === '' ? [] : path.split('.')), value);
