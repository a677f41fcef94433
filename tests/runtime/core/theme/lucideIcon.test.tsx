import type { LucideIcon } from 'lucide-react';
import * as bug from 'lucide-react/icons/bug';
import * as ellipsis from 'lucide-react/icons/ellipsis';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import lucideIcon, { type IconData } from '../../../../src/runtime/core/theme/lucideIcon.tsx';

/** The exports of an icon file. Its own types declare only the component. */
interface IconModule {
  readonly default: LucideIcon;
  readonly __iconData: IconData;
}

const looks = [{}, { size: 16 }, { className: 'mine', size: 14 }, { 'aria-label': 'Beetle' }];

/** Returns markup with sorted attributes, because their order has no meaning. */
function sorted(markup: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  for (const element of holder.querySelectorAll('*')) {
    const attributes = [...element.attributes].toSorted((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return holder.innerHTML;
}

test.each([
  ['bug', bug as unknown as IconModule],
  ['ellipsis', ellipsis as unknown as IconModule],
])('lucideIcon renders "%s" as lucide-react does', (_, { default: Library, __iconData: data }) => {
  const Ours = lucideIcon(data);
  for (const look of looks)
    expect(sorted(renderToStaticMarkup(<Ours {...look} />))).toBe(
      sorted(renderToStaticMarkup(<Library {...look} />)),
    );
});
