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

/** Typed text goes into the URL once typing pauses or the field loses the focus. Until then it is local state. Text
 * of an input method counts once it is composed. */
export function TextFilter({ name, value, onChange, shortcut }: TextFilterProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const [isComposing, setComposing] = useState(false);
  const commit = (): void => {
    if (typed !== undefined) onChange(typed);
    setTyped(undefined);
  };
  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(commit, 250);
    return () => clearTimeout(timer);
  });
  return (
    <input
      className={controls.input}
      type="search"
      aria-label={name}
      placeholder={name}
      title={name}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onBlur={commit}
      {...shortcut}
    />
  );
}
