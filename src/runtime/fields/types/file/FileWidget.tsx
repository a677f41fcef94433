import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { loadWithPhrases } from '../../../core/i18n/phrases.ts';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';

const FileArea = lazyComponent(() =>
  loadWithPhrases(['file'], async () => (await import('./FileArea.tsx')).FileArea),
);

/** JSON text by file, drop or paste. Loaded with the first form that takes a file. */
export const FileWidget = (props: WidgetProps): ReactNode => (
  <LazyPart>
    <FileArea {...props} />
  </LazyPart>
);
