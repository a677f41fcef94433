import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { usePrinting } from '../../../runtime/print/usePrinting.ts';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../docs.module.css';
import { columnChoiceKey, columnKey } from './captions.ts';
import { type DocumentField, sourceOf } from './fieldsOf.ts';

/** How many are shown at first: ten thousand would hold up the page. */
const portion = 200;

/** The fields of the body, and how each is made. */
export function FieldTable({ fields }: { readonly fields: readonly DocumentField[] }): ReactNode {
  const t = useTranslate();
  const [most, setMost] = useState(portion);
  const isPrinting = usePrinting();
  const shown = isPrinting ? fields : fields.slice(0, most);
  const rest = fields.length - shown.length;
  // What a sender sends is made by nobody here.
  const isMade = fields.some(({ row }) => row);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('docs.document.body')}>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">{t('docs.field.path')}</th>
            <th scope="col">{t(columnKey('type'))}</th>
            <th scope="col">{t('docs.field.required')}</th>
            <th scope="col">{t(columnKey('description'))}</th>
            {isMade && <th scope="col">{t(columnKey('functionType'))}</th>}
            {isMade && <th scope="col">{t('docs.field.source')}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((field) => (
            <tr key={field.path}>
              <th scope="row">
                <code>{field.path}</code>
              </th>
              <td>{t(columnChoiceKey('type', field.type))}</td>
              <td>{t(field.isRequired ? 'field.yes' : 'field.no')}</td>
              <td>{field.description}</td>
              {isMade && <td>{field.row && t(columnChoiceKey('functionType', field.row.functionType))}</td>}
              {isMade && (
                <td>
                  <code>{sourceOf(field)}</code>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <button type="button" className={controls.quiet} onClick={() => setMost(most + 10 * portion)}>
          {t('task.more', { count: rest })}
        </button>
      )}
    </section>
  );
}
