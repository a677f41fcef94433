import type { ReactNode } from 'react';
import { LazyPart } from '../../lazy/LazyPart.tsx';
import { lazyModule } from '../../lazy/lazyModule.ts';

const breach = lazyModule(async () => (await import('./Breach.tsx')).Breach);

function Loaded({ text }: { readonly text: string }): ReactNode {
  const Breach = breach.useValue();
  return <Breach text={text} />;
}

/** Whether text is JSON, told while it is typed. Its parser is loaded with the first field that needs it. */
export const JsonCheck = ({ text }: { readonly text: string }): ReactNode => (
  <LazyPart>
    <Loaded text={text} />
  </LazyPart>
);
