import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatsOf } from '../../../src/runtime/core/i18n/formats.ts';
import { renderDateTime } from '../../../src/runtime/fields/types/scalar/scalarTypes.tsx';
import { renderToDom } from '../../../src/runtime/prerender/renderToDom.ts';

const words = { translate: (key: string) => key, formats: formatsOf('en-US'), timeZone: 'Asia/Shanghai' };
const instant = {
  value: '2026-11-21T01:30:05Z',
  record: { uuid: '1' },
  field: { type: 'string', format: 'date-time' },
  entity: 'thing',
  path: ['at'],
} as const;

const Pair = ({ left, children }: { readonly left: string; readonly children: ReactNode }): ReactNode => (
  <>
    <b>{left}</b>
    {children}
  </>
);

const given: Readonly<Record<string, ReactNode>> = {
  nothing: [null, undefined, false, true, ''],
  'text, which is never markup': '<b>&amp;</b>',
  'a figure': 0,
  'attributes that React names in its own way': <button type="button" className="a b" tabIndex={-1} />,
  'flags that are there or not': <button type="button" inert disabled={false} />,
  'flags that are said': <p aria-busy={false} data-stale={true} data-none={undefined} />,
  'lists, fragments, and functions without hooks': <Pair left="1">{[2, <i key="3">{'3'}</i>]}</Pair>,
  'an element without an end': <input type="checkbox" />,
  'a face with a listener': renderDateTime(instant, words),
};

test.each(Object.entries(given))('what React makes of %s', (_, node) => {
  const painted = document.createElement('div');
  renderToDom(node, painted);
  const made = document.createElement('div');
  made.innerHTML = renderToStaticMarkup(node);
  expect(painted.innerHTML).toBe(made.innerHTML);
});
