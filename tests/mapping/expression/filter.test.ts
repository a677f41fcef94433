import { afterEach, expect, test, vi } from 'vitest';
import { checkFilter, passesFilter } from '../../../src/mapping/index.ts';

afterEach(() => void vi.restoreAllMocks());

/** On a busy machine, the time limit would otherwise come before the limit of the size. */
const stopClock = () => vi.spyOn(Date, 'now').mockReturnValue(0);

const table = [
  { filter: undefined, document: {}, want: true },
  { filter: '  ', document: {}, want: true },
  { filter: "status = 'APPROVED'", document: { status: 'APPROVED' }, want: true },
  { filter: "status = 'APPROVED'", document: {}, want: false },
  { filter: '$count(lines) > 0', document: { lines: [1] }, want: true },
  { filter: '$count(lines) > 0', document: { lines: [] }, want: false },
  { filter: 'lines', document: { lines: [0, ''] }, want: false },
  { filter: 'owner', document: { owner: {} }, want: false },
  { filter: 'missing', document: {}, want: false },
  { filter: '$match(no, /(a)?b/).groups[0] = ""', document: { no: 'b' }, want: false },
  { filter: '$not($exists($match(no, /(a)?b/).groups[0]))', document: { no: 'b' }, want: true },
  { filter: '$replace(no, /(a)?b/, "[$1]") = "[]"', document: { no: 'b' }, want: true },
  { filter: '$match(no, /(a)?b/).groups[0] = "a"', document: { no: 'ab' }, want: true },
];

test.each(table)('filter $filter on document $document gives $want', async ({ filter, document, want }) => {
  expect(await passesFilter(filter, document)).toBe(want);
});

test.each([
  ['status =', 'expressionInvalid'],
  ["status - 'a'", 'expressionFailed'],
])('filter %s fails with %s', async (filter, code) => {
  await expect(passesFilter(filter, { status: 1 })).rejects.toMatchObject({ code });
});

test.each([
  ['$round(1.5, 101)', 'outOfRange', { value: '101' }],
  ['$round(1.5, -101)', 'outOfRange', { value: '-101' }],
  ['$number("x")', 'notNumber', { value: '"x"' }],
])('filter %s fails with %s and the value %o', async (filter, code, parameters) => {
  await expect(passesFilter(filter, {})).rejects.toMatchObject({ code, parameters });
});

test.each([
  ['an endless tail recursion', '($again := function($n) { $again($n + 1) }; $again(1))'],
  ['an endless recursion', '($deeper := function($n) { 1 + $deeper($n + 1) }; $deeper(1))'],
  ['a nested loop of many steps', '$count([1..40000].$count([1..40000]))'],
])('the time limit stops %s', async (_, filter) => {
  await expect(passesFilter(filter, {})).rejects.toMatchObject({ code: 'expressionTimeLimit' });
});

test.each([
  ['$append(?, 3)([1, 2]) = [1, 2, 3]'],
  ['$join($map(["a", "b"], $pad(?, -3, ?)(?, "-"))) = "--a--b"'],
  ['$join(?, ",")("a") = "a"'],
  ['$map([1.005, 2], $round(?, 2)) = [1.01, 2]'],
  ['("a-b" ~> $replace(?, "-", "+")) = "a+b"'],
  ['(function($x, $y) { $x - $y })(?, 1)(5) = 4'],
  ['($f := function($x, $y, $z) { $x & $y & $z }; $f(?, "b", ?)(?, "c")("a")) = "abc"'],
  ['($f := function($x, $y) { $x & $y }; $f := $f(?, "b"); $f("a")) = "ab"'],
  ['($n := 1; $f := $append(?, $n); $n := 2; $f(0)) = [0, 1]'],
  ['lines.$append(?, no)("x") = ["x", "L1"]'],
  ['$eval("$substring(?, 1)(no)") = "1"'],
])('a partial application gives the function of the other arguments: %s', async (filter) => {
  expect(await passesFilter(filter, { no: 'S1', lines: [{ no: 'L1' }] })).toBe(true);
});

test.each([
  ['a text', '$reduce(letters, $replace(?, "a", ?), "a")', 'textLimit'],
  ['the elements of a list', '$append(?, ?)([1..40000], [1..40000])', 'tooLarge'],
  ['the types of its arguments', '$uppercase(?)(1)', 'expressionFailed'],
])('the limits of an evaluation hold for a partial application: %s', async (_, filter, code) => {
  stopClock();
  const letters = [...new Array(20).fill('aa'), ''];
  await expect(passesFilter(filter, { letters })).rejects.toMatchObject({ code });
});

test.each(['$map(list, $contains("x", ?))', '$eval("$map(list, $contains(\\"x\\", ?))")'])(
  'each call of a partial application is a step: %s',
  async (filter) => {
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 1;
      return now;
    });
    const failed = passesFilter(filter, { list: new Array(250).fill('x') });
    await expect(failed).rejects.toThrow(/^expression(TimeLimit|Failed)$/);
  },
);

/** `$f(n, end)` has few lists, and 2ⁿ paths through them. */
const shared =
  '$f := function($n, $end) { $n = 0 ? [$end] : ($x := $f($n - 1, $end); [[$x], [$x]]) };' +
  '$v := {"v": $f(14, 1)}; $lists := {"v": $f(14, [])}; $t := {"t": $pad("", 900000)}';

/** Writes in turn 100 references to an empty object, a large value into that object, and a text of both. */
const growing = '$exists(c) ? {"s": $string(c)} : $exists(i) ? ($i := i; {"c": [1..100].$i}) : $t';

test.each([
  ['compared', '$f(40, 1) = $f(40, 1)'],
  ['compared with !=', '$f(40, 1) != $f(40, 1)'],
  ['written', '$string($f(40, 1))'],
  ['joined', '"" & $f(40, 1)'],
  ['made distinct', '$distinct([$f(40, 1)])'],
  ['written into a message', '1 + $f(40, 1)'],
  ['a condition', '$f(40, 1) ? 1 : 2'],
  ['copied', '$clone($f(40, 1))'],
  ['repeated by a path', '[1..100].$v'],
  ['repeated by a function', '$map([1..100], function() { $v })'],
  ['repeated by an index', '$v[$$.lines.($ * 0)]'],
  ['repeated as descendants', '$reduce([1..100], function($a, $n) { {"v": $a} }, $v).**'],
  ['the context of a group', '[1..100].$v{"k": $string()}'],
  ['read as descendants of a group', '[1..100].$lists{"k": **}'],
  ['the variable of a group', 'lines@$line.$v@$x{"k": $string($x)}'],
  ['the context of a group of tuples', 'lines@$line.($v)@$x{"k": $string($x)}'],
  ['written by a transform', 'lines.{"n": $} ~> |$|$t|'],
  ['grown by a transform', `{"o": {"i": {}}} ~> |($o := o; [$o, $o.i, $o])|${growing}|`],
])('a value with many paths fails when it is %s', async (_, expression) => {
  stopClock();
  const document = { lines: Array.from({ length: 100 }, (_, n) => n) };
  await expect(passesFilter(`(${shared}; $type(${expression}) != "")`, document)).rejects.toMatchObject({
    code: 'tooLarge',
  });
});

test.each([
  ['a document of a megabyte, with all of its descendants', '$count(**) > 20000'],
  ['the same list in each of a hundred lines', '$count(orders.{"sku": sku, "all": $$.stock}) = 100'],
  ['a join with a group', '(orders@$line.stock@$entry[$entry.sku = $line.sku]{"n": $sum($entry.n)}).n = 190'],
  ['a transform', '$count(($$ ~> |orders|{"n": n + 1}|).orders[n > 0]) = 100'],
])('an evaluation may read %s', async (_, filter) => {
  stopClock();
  const line = (n: number) => ({ sku: `${n}`, n, text: 'x'.repeat(150) });
  const document = {
    lines: Array.from({ length: 5000 }, (_, n) => line(n)),
    orders: Array.from({ length: 100 }, (_, n) => line(n)),
    stock: Array.from({ length: 20 }, (_, n) => line(n)),
  };
  expect(await passesFilter(filter, document)).toBe(true);
});

test.each([
  ['', undefined],
  ['  ', undefined],
  ["status - 'a'", undefined],
  ['status =', 'expressionInvalid'],
])('checkFilter of %j gives %s', (filter, code) => {
  expect(checkFilter(filter)?.code).toBe(code);
});
