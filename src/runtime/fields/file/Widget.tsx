import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { LazyPart } from '../../lazy/LazyPart.tsx';
import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { withPhrases } from '../../lazy/withPhrases.ts';

const FileArea = lazyComponent(() =>
  withPhrases(['file'], async () => (await import('./FileArea.tsx')).FileArea),
);

/** JSON text by file, drop or paste; loaded with the first form that takes a file. */
export const FileWidget = (props: WidgetProps): ReactNode => (
  <LazyPart>
    <FileArea {...props} />
  </LazyPart>
);
