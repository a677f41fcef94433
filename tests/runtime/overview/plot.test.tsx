import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPlot } from '../../../src/runtime/overview/plot.ts';
import type { TimeBucket } from '../../../src/runtime/overview/timeBuckets.ts';

test.each([
  { language: 'C', want: 'en-US' },
  { language: 'zh-CN', want: 'zh-CN' },
])('the chart loads in a browser whose language is $language', async ({ language, want }) => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'language');
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'language');
    if (own) Object.defineProperty(navigator, 'language', own);
  });
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  vi.resetModules();
  const { createPlot } = await import('../../../src/runtime/overview/plot.ts');
  expect(createPlot).toBeTypeOf('function');
  expect(navigator.language).toBe(want);
});

type Box = readonly [x: number, y: number, width: number, height: number];

class RecordedPath {
  readonly boxes: Box[] = [];
  rect(...box: Box): void {
    this.boxes.push(box);
  }
  arc(): void {}
  moveTo(): void {}
  lineTo(): void {}
}
vi.stubGlobal('Path2D', RecordedPath);

/** Keeps the last drawing of the chart, because happy-dom has no canvas. */
class RecordedContext {
  font = '';
  fillStyle = '';
  strokeStyle = '';
  texts: { text: string; x: number; y: number; font: string; color: string }[] = [];
  bars: { color: string; boxes: readonly Box[] }[] = [];
  lines: string[] = [];
  clearRect(): void {
    Object.assign(this, { texts: [], bars: [], lines: [] });
  }
  fillText(text: string, x: number, y: number): void {
    this.texts.push({ text, x, y, font: this.font, color: this.fillStyle });
  }
  fill({ boxes }: RecordedPath): void {
    this.bars.push({ color: this.fillStyle, boxes });
  }
  stroke(): void {
    this.lines.push(this.strokeStyle);
  }
  beginPath(): void {}
  moveTo(): void {}
  lineTo(): void {}
  save(): void {}
  restore(): void {}
  clip(): void {}
  setLineDash(): void {}
  translate(): void {}
}

const start = Date.parse('2026-11-21T08:00:00Z');

/** A part of a minute for each list of amounts. */
const minutes = (...amounts: readonly (readonly number[])[]): TimeBucket[] =>
  amounts.map((own, minute) => ({
    from: new Date(start + minute * 60_000).toISOString(),
    to: new Date(start + (minute + 1) * 60_000).toISOString(),
    amounts: own,
  }));

/** Draws a chart with two lines in a container of 480 by 228. Labels name the seconds since the start. */
async function draw(parts: readonly TimeBucket[], isRightToLeft = false) {
  const context = new RecordedContext();
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 480 }, clientHeight: { value: 228 } });
  const paint = { fills: ['red', 'blue'], text: 'grey', line: 'silver', font: '12px Arial' };
  const [point, pick] = [vi.fn(), vi.fn()];
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
  Reflect.apply(getContext.mockReturnValue, getContext, [context]);
  onTestFinished(() => getContext.mockRestore());
  const plot = createPlot(container, parts, {
    isRightToLeft,
    paint: () => paint,
    time: (seconds) => `${seconds - start / 1000}s`,
    amount: (value) => `${value}x`,
    point,
    pick,
  });
  await Promise.resolve();
  const labels = (unit: string, place: 'x' | 'y') =>
    context.texts
      .filter(({ text }) => text.endsWith(unit))
      .map((label) => `${label.text} at ${label[place]}`);
  return { context, container, paint, plot, point, pick, labels };
}

const busy = minutes([1, 2], [0, 0], [10, 10]);

test.each([
  {
    given: 'a left-to-right text',
    isRightToLeft: false,
    times: ['0s at 48', '60s at 181', '120s at 315', '180s at 448'],
    amountsAt: 43,
    barsAt: [95, 228, 361],
  },
  {
    given: 'a right-to-left text',
    isRightToLeft: true,
    times: ['0s at 432', '60s at 299', '120s at 165', '180s at 32'],
    amountsAt: 437,
    barsAt: [79, 212, 345],
  },
])('the chart of $given begins on its side', async ({ isRightToLeft, times, amountsAt, barsAt }) => {
  const { context, labels } = await draw(busy, isRightToLeft);
  expect(labels('s', 'x')).toEqual(times);
  expect(labels('x', 'x').every((label) => label.endsWith(` at ${amountsAt}`))).toBe(true);
  for (const { boxes } of context.bars) expect(boxes.map(([x]) => x).sort((a, b) => a - b)).toEqual(barsAt);
});

test('a bar has one colour for each line, from the bottom up, and the axes have the colours of the paint', async () => {
  const { context } = await draw(busy);
  const heights = context.bars.map(({ color, boxes }) => ({ color, heights: boxes.map(([, , , h]) => h) }));
  // The sum of both lines, then the lower line over it.
  expect(heights).toEqual([
    { color: 'blue', heights: [27, 0, 183] },
    { color: 'red', heights: [9, 0, 91] },
  ]);
  expect(new Set(context.texts.map(({ color, font }) => `${color} ${font}`))).toEqual(
    new Set(['grey 12px Arial']),
  );
  expect(context.lines).toEqual(['silver']);
});

test.each([
  {
    given: 'no amount',
    parts: minutes([0, 0]),
    want: ['0x at 200', '1x at 152', '2x at 104', '3x at 56', '4x at 8'],
  },
  {
    given: 'large amounts',
    parts: busy,
    want: ['0x at 200', '5x at 154', '10x at 109', '15x at 63', '20x at 17'],
  },
  { given: 'no part', parts: [], want: ['0x at 200', '1x at 152', '2x at 104', '3x at 56', '4x at 8'] },
])('the scale of $given counts whole numbers and reaches at least 4', async ({ parts, want }) => {
  const { labels } = await draw(parts);
  expect(labels('x', 'y')).toEqual(want);
});

test.each([
  { given: 'an amount', x: 60, point: 0, picked: [0] },
  { given: 'no amount', x: 200, point: 1, picked: [] },
  { given: 'a high amount', x: 350, point: 2, picked: [2] },
])('a click on a part with $given', async ({ x, point, picked }) => {
  const drawn = await draw(busy);
  const area = drawn.container.querySelector('.u-over') ?? drawn.container;
  for (const event of ['mouseMove', 'mouseDown', 'mouseUp', 'click'] as const)
    fireEvent[event](area, { clientX: x, clientY: 20, button: 0 });
  await Promise.resolve();
  expect(drawn.point.mock.lastCall).toEqual([point]);
  expect(drawn.pick.mock.calls.flat()).toEqual(picked);
  fireEvent.mouseLeave(area);
  await Promise.resolve();
  expect(drawn.point.mock.lastCall).toEqual([undefined]);
});

test('the chart follows new parts and a new size', async () => {
  const { context, plot, labels } = await draw(minutes([1, 2]));
  plot.show(busy);
  await Promise.resolve();
  expect(labels('s', 'x').at(-1)).toBe('180s at 448');
  expect(context.bars.map(({ boxes }) => boxes.length)).toEqual([3, 3]);
  plot.resize(400, 128);
  await Promise.resolve();
  expect([labels('s', 'x').at(-1), labels('x', 'y')[0]]).toEqual(['180s at 368', '0x at 100']);
});

test('a closed chart leaves its container empty', async () => {
  const { container, plot } = await draw(busy);
  plot.close();
  expect(container.childElementCount).toBe(0);
});

test('a change of the theme paints bars, labels and lines again', async () => {
  const { context, paint, plot } = await draw(busy);
  Object.assign(paint, { fills: ['pink', 'navy'], text: 'white', line: 'black' });
  plot.repaint();
  await Promise.resolve();
  expect(context.bars.map(({ color }) => color)).toEqual(['navy', 'pink']);
  expect(context.texts[0]?.color).toBe('white');
  expect(context.lines).toEqual(['black']);
});
