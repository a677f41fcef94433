/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least that is seen of an amount that is not zero, in pixels. */
const least = 2;

const rounded = (value: number): number => Math.round(value * 10) / 10;

const heightOf = (amount: number, highest: number, { height }: Size): number =>
  amount <= 0 ? 0 : Math.max(least, rounded((amount / highest) * (height - 1)));

/** A line through the middle of each part, as an SVG path; nothing where all are zero. */
export function lineOf(amounts: readonly number[], highest: number, size: Size): string {
  if (!amounts.some((amount) => amount > 0)) return '';
  const step = size.width / amounts.length;
  return amounts
    .map((amount, index) => {
      const x = rounded((index + 0.5) * step);
      const y = rounded(size.height - 0.5 - heightOf(amount, highest, size));
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

/** A bar for each part that is not zero, as an SVG path. */
export function barsOf(amounts: readonly number[], highest: number, size: Size): string {
  const step = size.width / amounts.length;
  return amounts
    .map((amount, index) =>
      amount > 0
        ? `M${rounded((index + 0.5) * step)} ${size.height}v-${heightOf(amount, highest, size)}`
        : '',
    )
    .join('');
}
