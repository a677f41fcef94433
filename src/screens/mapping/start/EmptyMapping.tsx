import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import type { DialogName } from '../editor/MappingDialogs.tsx';
import { useSample } from '../editor/useSample.ts';
import { SampleEditor } from '../preview/SampleEditor.tsx';
import styles from './start.module.css';

interface EmptyMappingProps {
  readonly record: Row;
  readonly isLocked: boolean;
  readonly addRow: () => void;
  readonly openDialog: (name: DialogName) => void;
}

/**
 * The empty state of a mapping: its purpose, the effect on documents, and the ways to the first rows. Samples
 * come first, because suggestions, completion and preview read them.
 */
export function EmptyMapping({ record, isLocked, addRow, openDialog }: EmptyMappingProps): ReactNode {
  const t = useTranslate();
  const text = (key: string) => t(`mappingEditor.panel.empty.${key}`);
  const [source, setSource] = useSample(record.uuid);
  const [target, setTarget] = useSample(record.uuid, 'target');
  return (
    <div className={styles.start}>
      <h2>{text('title')}</h2>
      <p>{text(isLocked ? 'locked' : 'text')}</p>
      {!isLocked && (
        <>
          <div className={styles.samples}>
            <SampleEditor
              label={text('source')}
              placeholder={t('mappingEditor.preview.paste')}
              interfaceUuid={record.uuid}
              sample={source}
              onSample={setSource}
            />
            <SampleEditor
              label={text('target')}
              placeholder={text('targetHelp')}
              sample={target}
              onSample={setTarget}
            />
          </div>
          <div className={styles.steps}>
            <button type="button" className={controls.primary} onClick={() => openDialog('suggest')}>
              {text('suggest')}
            </button>
            <button type="button" className={controls.button} onClick={() => openDialog('example')}>
              {text('example')}
            </button>
            <button type="button" className={controls.button} onClick={addRow}>
              {text('addRow')}
            </button>
            <button type="button" className={controls.button} onClick={() => openDialog('import')}>
              {text('import')}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
