import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

interface ElementProps {
  readonly children?: ReactNode;
}

/** Attributes that React names differently. */
const attributeNames: Readonly<Record<string, string>> = { className: 'class' };

function setAttribute(element: HTMLElement, name: string, value: unknown): void {
  const isSupported = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (!isSupported) return;
  // `data-stale="false"` is written; `inert` is present or absent.
  const isWritten = typeof value !== 'boolean' || /^(aria|data)-/.test(name);
  if (isWritten || value) element.setAttribute(attributeNames[name] ?? name, isWritten ? String(value) : '');
}

function renderElement({ type, props }: ReactElement<ElementProps>, parent: ParentNode): void {
  const { children, ...attributes } = props;
  if (type === Fragment) renderToDom(children, parent);
  else if (typeof type === 'function')
    renderToDom((type as (props: ElementProps) => ReactNode)(props), parent);
  else {
    const element = document.createElement(String(type));
    for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
    renderToDom(children, element);
    parent.append(element);
  }
}

/**
 * Appends the nodes that React would create, without React's renderer, for content shown before React loads.
 * Supports HTML and functions without hooks; leaves out listeners.
 */
export function renderToDom(node: ReactNode, parent: ParentNode): void {
  if (typeof node === 'string' || typeof node === 'number') parent.append(String(node));
  else if (Array.isArray(node)) for (const one of node) renderToDom(one, parent);
  else if (isValidElement<ElementProps>(node)) renderElement(node, parent);
}
