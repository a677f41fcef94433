import { expect, test } from 'vitest';
import type {
  TargetChange,
  TargetChangeKind,
} from '../../../../src/screens/mapping/engine/compareTargets.ts';
import {
  type ComparedDocument,
  summariseChanges,
} from '../../../../src/screens/mapping/shadow/summariseChanges.ts';

const change = (kind: TargetChangeKind, at: string): TargetChange => ({
  kind,
  at,
  field: at.replaceAll(/\d+/g, ''),
  before: {},
  after: {},
});

const compared = (no: string, ...changes: readonly TargetChange[]): ComparedDocument => ({
  stored: { uuid: no, entityNo: no } as ComparedDocument['stored'],
  comparison: { ...(no.startsWith('-') && { leftOutBy: 'postFilter' }), changes },
});

test('a field counts each document once, and once per kind; fields with the most documents come first', () => {
  const { changed, leftOut, fields } = summariseChanges([
    compared('1', change('changed', 'l[0].a'), change('changed', 'l[1].a'), change('failing', 'l[2].a')),
    compared('2'),
    compared('3', change('added', 'b'), change('changed', 'l[7].a')),
    compared('-4'),
  ]);
  expect({ changed, leftOut }).toEqual({ changed: 2, leftOut: { preFilter: 0, postFilter: 1 } });
  expect(fields).toMatchObject([
    { field: 'l[].a', documents: 2, kinds: { changed: 2, failing: 1 } },
    { field: 'b', documents: 1, kinds: { added: 1 } },
  ]);
  expect(fields[0]?.examples.map(({ stored, at }) => `${stored.entityNo} ${at}`)).toEqual([
    '1 l[0].a',
    '3 l[7].a',
  ]);
});

test('fields with the same number of documents are in the order of their names', () => {
  const changes = ['b', 'c', 'a'].map((field) => change('changed', field));
  expect(summariseChanges([compared('1', ...changes)]).fields.map(({ field }) => field)).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('a field has at most five examples, and no documents give an empty summary', () => {
  const many = Array.from({ length: 9 }, (_, n) => compared(String(n), change('changed', 'a')));
  expect(summariseChanges(many).fields[0]).toMatchObject({ documents: 9, examples: { length: 5 } });
  expect(summariseChanges([])).toEqual({
    changed: 0,
    leftOut: { preFilter: 0, postFilter: 0 },
    fields: [],
  });
});
