import type { ReactNode } from 'react';
import { lazyModule } from '../../../core/lazy/lazyModule.ts';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';

const jsonSyntaxError = lazyModule(async () => (await import('./JsonSyntaxError.tsx')).JsonSyntaxError);

function LoadedCheck({ text }: { readonly text: string }): ReactNode {
  const JsonSyntaxError = jsonSyntaxError.useValue();
  return <JsonSyntaxError text={text} />;
}

/** Checks during typing if a text is valid JSON. The parser loads with the first field that needs it. */
export const JsonSyntaxCheck = ({ text }: { readonly text: string }): ReactNode => (
  <LazyPart>
    <LoadedCheck text={text} />
  </LazyPart>
);
