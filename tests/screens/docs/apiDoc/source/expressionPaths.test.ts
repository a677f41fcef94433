import { expect, test } from 'vitest';
import { readExpressionPaths } from '../../../../../src/screens/docs/apiDoc/source/expressionPaths.ts';

test.each<[expression: string, want: string[]]>([
  ['i.qty * i.price', ['i', 'i.qty', 'i.price']],
  ['$sum(lines.(qty * price))', ['lines', 'lines.qty', 'lines.price']],
  ['lines[status = "A"].qty', ['lines', 'lines.status', 'lines.qty']],
  ['a.b[0].c', ['a', 'a.b', 'a.b.c']],
  ['lines^(>qty).sku', ['lines', 'lines.qty', 'lines.sku']],
  ['lines.{"no": sku}', ['lines', 'lines.sku']],
  ['lines{sku: $sum(qty)}', ['lines', 'lines.sku', 'lines.qty']],
  ['lines[$.qty > 0]', ['lines', 'lines.qty']],
  ['status = "A" ? qty : 0', ['status', 'qty']],
  ['($x := no; $x & "-" & dc)', ['no', 'dc']],
  ['no ~> $uppercase', ['no']],
  ['$source.head.no', ['$source.head', '$source.head.no']],
  ['lines.($source.no & sku)', ['lines', '$source.no', 'lines.sku']],
  // Names alone do not lead to the rest of these.
  ['$map(lines, function($line) { $line.qty })', ['lines']],
  ['lines@$line.no', ['lines']],
  ['*.no', []],
  ['$value.no', []],
  ['$lookup(head, "no").x', ['head']],
  ['$filter(lines, function($l) { $l.ok })[qty > 0]', ['lines']],
  ['head ~> |lines|{"qty": 1}|', ['head']],
  // No source field can name these.
  ['`a.b`.c', []],
  ['qty *', []],
])('readExpressionPaths of %s', (expression, want) => {
  const paths = readExpressionPaths(expression).map(({ place }) => place.join('.'));
  expect([...new Set(paths)]).toEqual(want);
});

test.each<[expression: string, want: string[]]>([
  ['i.qty * price + 1', ['i.qty', 'price']],
  ['-a', ['a']],
  ['$sum(lines.qty)', ['lines.qty']],
  ['lines.qty ~> $sum()', ['lines.qty']],
  ['lines.qty ~> $sum', ['lines.qty']],
  ['$round(rate, 2)', ['rate']],
  ['$sum(lines[status = "A"].(qty * price))', ['lines.qty', 'lines.price']],
  ['lines.qty[0] % 2', ['lines.qty']],
  // The type of these is uncertain.
  ['status = "A" ? amount : 0', []],
  ['no & "-" & dc', []],
  ['qty > 0', []],
  ['$count(lines)', []],
  ['$number(text) * 2', []],
  ['[first..last]', []],
])('readExpressionPaths finds the numbers of %s', (expression, want) => {
  const numbers = readExpressionPaths(expression).filter(({ isNumber }) => isNumber);
  expect(numbers.map(({ place }) => place.join('.'))).toEqual(want);
});
