import { type ReactNode, useMemo } from 'react';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import { lazyModule } from '../../../core/lazy/lazyModule.ts';
import { useDebounced } from '../../../core/timing/useDebounced.ts';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';
import styles from '../../styles/widget.module.css';

/** The parser loads with the first field that needs it. */
const parser = lazyModule(() => import('../../../../contract/json/findJsonError.ts'));

interface JsonSyntaxCheckProps {
  readonly text: string;
}

/** Checks if a text is valid JSON once typing pauses, and shows the position of an error. */
export const JsonSyntaxCheck = (props: JsonSyntaxCheckProps): ReactNode => (
  <LazyPart>
    <LoadedCheck {...props} />
  </LazyPart>
);

function LoadedCheck({ text }: JsonSyntaxCheckProps): ReactNode {
  const t = useTranslate();
  const { findJsonError } = parser.useValue();
  const debounced = useDebounced(text);
  const position = useMemo(
    () => (debounced.trim() === '' ? undefined : findJsonError(debounced)),
    [debounced, findJsonError],
  );
  return (
    <p className={styles.syntaxError} role="status">
      {position && t('field.jsonBroken', { ...position })}
    </p>
  );
}
