import type { ReactNode } from 'react';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';

const JsonSyntaxError = lazyComponent(async () => (await import('./JsonSyntaxError.tsx')).JsonSyntaxError);

/** Checks during typing if a text is valid JSON. The parser loads with the first field that needs it. */
export const JsonSyntaxCheck = ({ text }: { readonly text: string }): ReactNode => (
  <LazyPart>
    <JsonSyntaxError text={text} />
  </LazyPart>
);
