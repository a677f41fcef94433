import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatsOf } from '../../../src/runtime/core/i18n/formats.ts';
import { renderDateTime } from '../../../src/runtime/fields/types/scalar/scalarTypes.tsx';
import { renderToDom } from '../../../src/runtime/prerender/renderToDom.ts';

const words = {
  translate: (key: string) => key,
  formats: formatsOf('en-US'),
  timeZone: 'Asia/Shanghai',
  isZoneNamed: false,
};
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

const nodes: Readonly<Record<string, ReactNode>> = {
  'empty values': [null, undefined, false, true, ''],
  'text with markup characters': '<b>&amp;</b>',
  'a number': 0,
  'attributes with React names': <button type="button" className="a b" tabIndex={-1} />,
  'boolean attributes': <button type="button" inert disabled={false} />,
  'attributes set to true or false': <p aria-busy={false} data-stale={true} data-none={undefined} />,
  'lists, fragments and components without hooks': <Pair left="1">{[2, <i key="3">{'3'}</i>]}</Pair>,
  'a void element': <input type="checkbox" />,
  'a cell with an event listener': renderDateTime(instant, words),
};

test.each(Object.entries(nodes))('renderToDom gives the same HTML as React for %s', (_, node) => {
  const painted = document.createElement('div');
  renderToDom(node, painted);
  const made = document.createElement('div');
  made.innerHTML = renderToStaticMarkup(node);
  expect(painted.innerHTML).toBe(made.innerHTML);
});
