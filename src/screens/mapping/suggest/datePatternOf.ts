import { isValid, parse } from 'date-fns';

/** Likelier ones first: what can be read as day and month or as month and day is the former. */
const patterns = [
  'yyyyMMdd',
  'yyyy/MM/dd',
  'yyyy.MM.dd',
  'yyyy/M/d',
  'yyyy-M-d',
  'yyyy年MM月dd日',
  'yyyy年M月d日',
  'dd.MM.yyyy',
  'dd/MM/yyyy',
  'MM/dd/yyyy',
  'yyyyMMddHHmmss',
  'yyyy/MM/dd HH:mm:ss',
  'yyyy/MM/dd HH:mm',
  'dd.MM.yyyy HH:mm:ss',
] as const;

const isPlausible = (year: number): boolean => year >= 1900 && year < 2200;

function reads(pattern: string, text: string): boolean {
  const date = parse(text, pattern, new Date(2000, 0, 1));
  return isValid(date) && isPlausible(date.getFullYear());
}

/** The pattern that all these texts are dates by, as format time takes it. */
export const datePatternOf = (texts: readonly string[]): string | undefined =>
  patterns.find((pattern) => texts.every((text) => reads(pattern, text)));

/** The pattern of ISO 8601 that keeps as much of a time as another one says. */
export const isoPatternOf = (pattern: string): string =>
  pattern.includes('H') ? "yyyy-MM-dd'T'HH:mm:ss" : 'yyyy-MM-dd';
