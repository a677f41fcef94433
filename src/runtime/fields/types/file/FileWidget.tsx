import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';

const FileArea = lazyComponent(async () => (await import('./FileArea.tsx')).FileArea, ['file']);

/** JSON text by file, drop or paste. Loaded with the first form that takes a file. */
export const FileWidget = (props: WidgetProps): ReactNode => (
  <LazyPart>
    <FileArea {...props} />
  </LazyPart>
);
