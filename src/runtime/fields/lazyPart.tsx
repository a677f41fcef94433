import type { ComponentType, ReactNode } from 'react';
import { lazyComponent } from '../core/lazy/lazyComponent.tsx';
import { LazyPart } from '../feedback/failure/LazyPart.tsx';

/** Keeps the height of an input while its part loads. */
export const inputSpace = <div style={{ height: 'var(--control-height)' }} />;

/** A component with a heavy library: it loads when first shown, and the form or page around it does not wait. */
export function lazyPart<P extends object>(
  importComponent: () => Promise<ComponentType<P>>,
  { phrases, fallback }: { readonly phrases?: readonly string[]; readonly fallback?: ReactNode } = {},
): ComponentType<P> {
  const Loaded = lazyComponent(importComponent, phrases);
  return (props) => (
    <LazyPart fallback={fallback}>
      <Loaded {...props} />
    </LazyPart>
  );
}
