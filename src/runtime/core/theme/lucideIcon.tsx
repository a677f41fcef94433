import type { ReactElement, SVGProps } from 'react';

/** The data that lucide-react keeps of an icon. */
export interface IconData {
  readonly name: string;
  /** Size of the icon's grid. */
  readonly size: number;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [
    'path' | 'circle' | 'rect' | 'line',
    Readonly<Record<string, string>>,
  ])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Pixels. */
  readonly size?: number;
}

/**
 * Replaces lucide-react's icon factory (scripts/build/moduleStubs.ts). Its contexts, frameworks and stroke
 * options are unused here. They cost 1.5 kB of the first screen and two more components for each icon.
 */
const lucideIcon =
  ({ name, size: grid, aliases = [], node }: IconData) =>
  ({ size = 24, className, ...props }: IconProps): ReactElement => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: whoever shows the icon names it, or what it stands in
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`), className]
        .filter(Boolean)
        .join(' ')}
      aria-hidden={props['aria-label'] === undefined || undefined}
      {...props}
    >
      {node.map(([Shape, { key, ...attributes }]) => (
        <Shape key={key} {...attributes} />
      ))}
    </svg>
  );

export default lucideIcon;
