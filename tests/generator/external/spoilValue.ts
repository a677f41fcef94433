import { isRecord } from '../../../src/contract/json/isRecord.ts';

const omit = (value: Readonly<Record<string, unknown>>, key: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

/** Returns a copy of a value with one random change. */
export function spoilValue(value: unknown, random: () => number): unknown {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  if (!isRecord(value) && !Array.isArray(value)) return pick([null, 'spoilt', -1.5, [], {}]);
  const key = pick(Object.keys(value));
  if (key === undefined || random() < 0.2)
    return isRecord(value) ? { ...value, spoilt: 1 } : [...value, null];
  const isRemoved = random() < 0.3;
  if (isRecord(value))
    return isRemoved ? omit(value, key) : { ...value, [key]: spoilValue(value[key], random) };
  return value.flatMap((item, index) => {
    if (String(index) !== key) return [item];
    return isRemoved ? [] : [spoilValue(item, random)];
  });
}
