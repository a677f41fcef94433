import { expect, test } from 'vitest';
import { mappingFunctions } from '../../src/mapping/functions/index.ts';
import { type FunctionType, targetFieldTypes } from '../../src/mapping/MappingRow.ts';
import fc from '../fastCheck.ts';
import { mapDocument } from './mapDocument.ts';

const name = fc.constantFrom(
  'a',
  'b',
  'lines',
  'lines[]',
  'items[0]',
  '__proto__',
  'constructor',
  'item',
  '[]',
  '',
);
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('.'));

/** Tokens with a meaning in JSONata, in any order, and arbitrary text. */
const piece = fc.constantFrom(
  ...[
    'a',
    'lines',
    '$',
    '$$',
    '%',
    '*',
    '**',
    '.',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '"__proto__"',
    ':',
    ':=',
    ';',
    ',',
  ],
  ...[
    '&',
    '+',
    '-',
    '/',
    '/(a+)+$/',
    '|',
    '~>',
    '?',
    '1',
    '1e9',
    '..',
    'function($x)',
    '$f',
    '$map',
    '$pad',
    '$eval',
  ],
  ...[
    '$string',
    '$merge',
    '$spread',
    '$lookup',
    'and',
    '=',
    '"constructor"',
    '^',
    '@',
    '#',
    '`',
    '$target',
    '$source',
  ],
);
const expression = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' ')),
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '{"__proto__": {"polluted": 1}}',
    '$ ~> |$|{"__proto__": {"polluted": 1}}|',
    '0,2',
    'sku',
    'dc.name',
  ),
);

const rowOf = fc.record({
  targetField: fc.oneof(path, fc.constantFrom('lines', 'lines[].x', 'lines[].y[].z', '__proto__.polluted')),
  type: fc.constantFrom(...targetFieldTypes),
  functionType: fc.constantFrom(...(Object.keys(mappingFunctions) as FunctionType[])),
  sourceField: fc.option(fc.oneof(path, fc.string()), { nil: undefined }),
  expression: fc.option(expression, { nil: undefined }),
});

const document = fc.oneof(
  fc.anything({ withNullPrototype: true }),
  fc.record({ a: fc.jsonValue(), lines: fc.array(fc.jsonValue()), items: fc.jsonValue() }),
  fc.constant(
    JSON.parse('{"__proto__": {"polluted": 1}, "a": {"constructor": {"prototype": {"polluted": 1}}}}'),
  ),
);

const prototypeOf = () => Reflect.ownKeys(Object.prototype).map(String).sort().join();

test('a run with arbitrary rows and documents ends in time, throws nothing and changes no prototype', async () => {
  const before = prototypeOf();
  const timeLimit = 500;
  await fc.assert(
    fc.asyncProperty(document, fc.array(rowOf, { maxLength: 5 }), async (given, rows) => {
      const start = process.cpuUsage();
      const { target, trace } = await mapDocument(given, rows, { timeLimit });
      // The limit is in processor time, because the machine may be busy.
      expect(process.cpuUsage(start).user).toBeLessThan((timeLimit + 1000) * 1000);
      expect(trace.every((step) => 'output' in step || step.error)).toBe(true);
      expect(Object.getPrototypeOf(target)).toBe(Object.prototype);
      expect(prototypeOf()).toBe(before);
      expect('polluted' in {}).toBe(false);
    }),
    { numRuns: 1500 },
  );
});
