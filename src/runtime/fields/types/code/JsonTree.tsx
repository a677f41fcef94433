import { type ReactNode, useMemo, useState } from 'react';
import { allExpanded, JsonView } from 'react-json-view-lite';
import { hasExactNumber } from '../../../../contract/json/ExactNumber.ts';
import { parseJsonObject, stringifyExactJson } from '../../../../contract/json/exactJson.ts';
import { usePhraseGroups, useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import controls from '../../../core/theme/controls.module.css';
import { CopyButton } from '../../../feedback/CopyButton.tsx';
import styles from '../../styles/detailView.module.css';
import { FoldedText } from '../text/MultilineDetailView.tsx';

const groups = ['facts'];

/** Two levels: enough to recognise the document. */
const isInitiallyOpen = (level: number): boolean => level < 2;

/** Documents up to this size can be unfolded completely; beyond that the browser would hang. */
const maxUnfoldedCharacters = 200_000;

interface JsonTreeProps {
  readonly data: object;
  /** The JSON text of the document, if any. */
  readonly source?: string;
  /** Buttons in addition to its own. */
  readonly children?: ReactNode;
}

/**
 * The text, if it has a number that a tree would show with other characters, or a name twice in one object;
 * otherwise undefined.
 */
function exactText(data: object, source: string | undefined): string | undefined {
  const document = source === undefined ? data : parseJsonObject(source);
  if (!document) return source;
  return hasExactNumber(document) ? stringifyExactJson(document, undefined, 2) : undefined;
}

/**
 * A formatted JSON document whose objects and lists fold. Shown as text if a tree would write one of its
 * numbers with other characters.
 */
export function JsonTree({ data, source, children }: JsonTreeProps): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const exact = useMemo(() => exactText(data, source), [data, source]);
  if (exact !== undefined)
    return (
      <div>
        <div className={styles.toolbar}>
          <CopyButton text={() => exact} />
          {children}
        </div>
        <code className={styles.code}>
          <FoldedText text={exact} />
        </code>
      </div>
    );
  const text = JSON.stringify(data, null, 2);
  return (
    <div>
      <div className={styles.toolbar}>
        {text.length < maxUnfoldedCharacters && (
          <button type="button" className={controls.quiet} onClick={() => setOpen((before) => !before)}>
            {t(isOpen ? 'field.fold' : 'field.unfold')}
          </button>
        )}
        <CopyButton text={() => text} />
        {children}
      </div>
      <JsonView
        data={data}
        aria-label="JSON"
        clickToExpandNode
        shouldExpandNode={isOpen ? allExpanded : isInitiallyOpen}
        style={{
          container: styles.json,
          basicChildStyle: styles.node,
          childFieldsContainer: styles.children,
          label: styles.key,
          clickableLabel: styles.key,
          punctuation: styles.punctuation,
          expandIcon: styles.unfold,
          collapseIcon: styles.fold,
          collapsedContent: styles.collapsed,
          stringValue: styles.string,
          numberValue: styles.number,
          booleanValue: styles.keyword,
          nullValue: styles.keyword,
          ariaLables: { expandJson: t('field.unfold'), collapseJson: t('field.fold') },
          stringifyStringValues: true,
        }}
      />
    </div>
  );
}
