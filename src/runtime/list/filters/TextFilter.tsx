import { type ReactNode, useEffect, useState } from 'react';
import type { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import controls from '../../core/theme/controls.module.css';

export interface TextFilterProps {
  readonly name: string;
  readonly value: string;
  /** An empty text clears the filter. */
  readonly onChange: (value: string) => void;
  /** The text of a choice without a value; default: any value. */
  readonly emptyText?: string;
  readonly shortcut?: ReturnType<typeof shortcutProps>;
}

/** Typed text goes into the URL once typing pauses; it is local state only until then. */
export function TextFilter({ name, value, onChange, shortcut }: TextFilterProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      onChange(typed);
      setTyped(undefined);
    }, 250);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    <input
      className={controls.input}
      type="search"
      aria-label={name}
      placeholder={name}
      title={name}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      {...shortcut}
    />
  );
}
