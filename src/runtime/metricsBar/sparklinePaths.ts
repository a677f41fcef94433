/** Pixels. */
export interface SparklineSize {
  readonly width: number;
  readonly height: number;
}

/** Minimum height in pixels of an amount that is not zero. */
const minBarHeight = 2;

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const heightOf = (amount: number, highest: number, { height }: SparklineSize): number =>
  amount <= 0 ? 0 : Math.max(minBarHeight, roundToTenth((amount / highest) * (height - 1)));

/** A line through the middle of each part, as an SVG path; empty if all amounts are zero. */
export function linePath(amounts: readonly number[], highest: number, size: SparklineSize): string {
  if (!amounts.some((amount) => amount > 0)) return '';
  const step = size.width / amounts.length;
  return amounts
    .map((amount, index) => {
      const x = roundToTenth((index + 0.5) * step);
      const y = roundToTenth(size.height - 0.5 - heightOf(amount, highest, size));
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

/** A bar for each part that is not zero, as an SVG path. */
export function barPath(amounts: readonly number[], highest: number, size: SparklineSize): string {
  const step = size.width / amounts.length;
  return amounts
    .map((amount, index) =>
      amount > 0
        ? `M${roundToTenth((index + 0.5) * step)} ${size.height}v-${heightOf(amount, highest, size)}`
        : '',
    )
    .join('');
}
