import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

interface Props {
  readonly children?: ReactNode;
}

/** What React writes in its own way. */
const names: Readonly<Record<string, string>> = { className: 'class' };

function setAttribute(element: HTMLElement, name: string, value: unknown): void {
  const isSaid = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (!isSaid) return;
  // `data-stale="false"` is said, `inert` is there or not.
  const isWritten = typeof value !== 'boolean' || /^(aria|data)-/.test(name);
  if (isWritten || value) element.setAttribute(names[name] ?? name, isWritten ? String(value) : '');
}

function paintElement({ type, props }: ReactElement<Props>, parent: ParentNode): void {
  const { children, ...attributes } = props;
  if (type === Fragment) paint(children, parent);
  else if (typeof type === 'function') paint((type as (props: Props) => ReactNode)(props), parent);
  else {
    const element = document.createElement(String(type));
    for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
    paint(children, element);
    parent.append(element);
  }
}

/**
 * Appends the nodes that React would make, without React's renderer: for what is shown before that is loaded. Knows HTML and
 * functions that call no hook; listeners are left out.
 */
export function paint(node: ReactNode, parent: ParentNode): void {
  if (typeof node === 'string' || typeof node === 'number') parent.append(String(node));
  else if (Array.isArray(node)) for (const one of node) paint(one, parent);
  else if (isValidElement<Props>(node)) paintElement(node, parent);
}
