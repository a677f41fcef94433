import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { LazyPart } from '../../lazy/LazyPart.tsx';
import { lazyModule } from '../../lazy/lazyModule.ts';
import { withPhrases } from '../../lazy/withPhrases.ts';

const fileArea = lazyModule(() =>
  withPhrases(['file'], async () => (await import('./FileArea.tsx')).FileArea),
);

function Loaded(props: WidgetProps): ReactNode {
  const FileArea = fileArea.useValue();
  return <FileArea {...props} />;
}

/** JSON text by file, drop or paste; loaded with the first form that takes a file. */
export const FileWidget = (props: WidgetProps): ReactNode => (
  <LazyPart>
    <Loaded {...props} />
  </LazyPart>
);
