import { expect, test } from 'vitest';
import { problemsAfter, setAtPath } from '../sampleProject.ts';

const thing = 'schemas/entities/thing.schema.json';
const isB = { properties: { kind: { const: 'B' } }, required: ['kind'] };
const hinted = (hint: unknown) => ({ properties: { hint }, required: ['hint'] });

/**
 * The condition under which "high" is shown → the start of the message. "hint" is shown with kind A only.
 * There is no message if the values of a property cannot be listed.
 */
const conditions: readonly [condition: unknown, says: string][] = [
  [isB, ''],
  [{ not: isB }, ''],
  [{ properties: { kind: { const: 'B' } } }, ''],
  [{ required: ['kind'] }, ''],
  [{ anyOf: [isB, { required: ['low'] }] }, ''],
  [{ allOf: [isB, { not: isB }] }, '"high" is never shown'],
  [{ anyOf: [isB, { not: isB }] }, '"high" is always shown'],
  [{ properties: { kind: { type: 'integer' } }, required: ['kind'] }, '"high" is never shown'],
  // The condition compares a text with a constant.
  [hinted({ const: 'x' }), ''],
  [hinted({ not: { const: 'x' } }), ''],
  [{ allOf: [hinted({ const: 'x' }), hinted({ const: 'y' })] }, '"high" is never shown'],
  // A hidden property has no value.
  [{ allOf: [hinted({ const: 'x' }), isB] }, '"high" is never shown'],
  [{ allOf: [{ required: ['hint'] }, isB] }, '"high" is never shown'],
  // Patterns and limits are not evaluated.
  [{ allOf: [hinted({ pattern: '^x' }), hinted({ pattern: '^y' })] }, ''],
  [{ properties: { low: { minimum: 5 } }, required: ['low'] }, ''],
  // A later family may have another brand, but every record has a family.
  [{ properties: { brand: { const: 'ALPHA' } }, required: ['brand'] }, ''],
  [{ properties: { brand: { pattern: '^B' } }, required: ['brand'] }, '"high" is never shown'],
];

test.each(conditions)('%j: %s', (condition, says) => {
  const problems = problemsAfter((files) =>
    setAtPath(files[thing], ['properties', 'high', 'x-visible-when'], condition),
  );
  const found = problems.map((problem) => problem.message).join('\n');
  if (says === '') expect(found).toBe('');
  else expect(found).toContain(says);
});

test('a condition without a list of possible values causes no problem', () => {
  const problems = problemsAfter((files) => {
    setAtPath(files[thing], ['properties', 'hint', 'x-visible-when'], {
      properties: { name: { pattern: '^x' } },
      required: ['name'],
    });
    setAtPath(files[thing], ['properties', 'high', 'x-visible-when'], hinted({ const: 'x' }));
  });
  expect(problems).toEqual([]);
});
