import type { Form } from '../../contract/form.ts';
import type { Task } from '../../contract/task.ts';
import type { Data } from '../form/FormScope.ts';
import { fileStamp } from './fileStamp.ts';

/**
 * Name of the file that a task gives: what it holds, which records narrowed it (a distribution center, an owner), when.
 * `interfaces-SH-20261121-0640.json`
 */
export function fileName(
  { targetEntity: about }: Task,
  { fields }: Form,
  data: Data,
  now = new Date(),
): string {
  const narrowed = Object.entries(fields).flatMap(([property, { reference }]) =>
    reference && typeof data[property] === 'string' ? [data[property]] : [],
  );
  const words = [`${about}s`, ...narrowed].map((word) => word.replaceAll(/[^\p{L}\p{N}_]+/gu, '_'));
  return `${[...words, fileStamp(now)].join('-')}.json`;
}
