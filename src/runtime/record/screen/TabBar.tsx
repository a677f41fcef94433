import type { KeyboardEvent, ReactNode } from 'react';
import { useLocale } from '../../core/i18n/LocaleProvider.tsx';
import { mirrorArrowKey } from '../../core/i18n/languages.ts';
import { TabList, type TabListProps } from './TabList.tsx';

/** Tabs with a keyboard: arrow keys move, Enter selects. */
export function TabBar(
  props: Omit<TabListProps, 'onKeyDown'> & Required<Pick<TabListProps, 'onSelect'>>,
): ReactNode {
  const { direction } = useLocale();
  const onKeyDown = ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[mirrorArrowKey(key, direction)];
    if (step === undefined || !(target instanceof HTMLElement)) return;
    const all: readonly HTMLElement[] = [...currentTarget.querySelectorAll('button')];
    all.at((all.indexOf(target) + step) % all.length)?.focus();
  };
  return <TabList {...props} onKeyDown={onKeyDown} />;
}
