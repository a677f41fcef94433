import type { WidgetProps } from '@rjsf/utils';
import { type ReactNode, Suspense } from 'react';
import { lazyModule } from '../../lazy/lazyModule.ts';

const fileArea = lazyModule(async () => (await import('./FileArea.tsx')).FileArea);

function Loaded(props: WidgetProps): ReactNode {
  const FileArea = fileArea.useValue();
  return <FileArea {...props} />;
}

/** JSON text by file, drop or paste; loaded with the first form that takes a file. */
export const FileWidget = (props: WidgetProps): ReactNode => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
