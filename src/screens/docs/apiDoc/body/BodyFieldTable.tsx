import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../../runtime/core/theme/controls.module.css';
import { usePrinting } from '../../../../runtime/list/print/PrintStamp.tsx';
import styles from '../../docs.module.css';
import { type BodyField, fieldSourceOf, mappingCaptionKey, mappingChoiceKey } from './bodyFields.ts';

/** Rows shown at first. A table of 10,000 rows would block the page. */
const initialRows = 200;

/** The fields of the body, with the function and source of each. */
export function BodyFieldTable({ fields }: { readonly fields: readonly BodyField[] }): ReactNode {
  const t = useTranslate();
  const [maxRows, setMaxRows] = useState(initialRows);
  const isPrinting = usePrinting();
  const shown = isPrinting ? fields : fields.slice(0, maxRows);
  const rest = fields.length - shown.length;
  // The fields of a sender's document have no mapping rows.
  const hasMappingRows = fields.some(({ row }) => row);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a scrollable area
    <section className={styles.scroll} tabIndex={0} aria-label={t('docs.document.body')}>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">{t('docs.field.path')}</th>
            <th scope="col">{t(mappingCaptionKey('type'))}</th>
            <th scope="col">{t('docs.field.required')}</th>
            <th scope="col">{t(mappingCaptionKey('description'))}</th>
            {hasMappingRows && <th scope="col">{t(mappingCaptionKey('functionType'))}</th>}
            {hasMappingRows && <th scope="col">{t('docs.field.source')}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((field) => (
            <tr key={field.path}>
              <th scope="row">
                <code>{field.path}</code>
              </th>
              <td>{t(mappingChoiceKey('type', field.type))}</td>
              <td>{t(field.isRequired ? 'field.yes' : 'field.no')}</td>
              <td>{field.description}</td>
              {hasMappingRows && (
                <td>{field.row && t(mappingChoiceKey('functionType', field.row.functionType))}</td>
              )}
              {hasMappingRows && (
                <td>
                  <code>{fieldSourceOf(field)}</code>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <button
          type="button"
          className={controls.quiet}
          onClick={() => setMaxRows(maxRows + 10 * initialRows)}
        >
          {t('list.showMore', { count: rest })}
        </button>
      )}
    </section>
  );
}
