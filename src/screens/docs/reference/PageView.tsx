import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ReferencePage } from '../../../contract/reference.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { PrintStamp } from '../../../runtime/print/PrintStamp.tsx';
import { saveText } from '../../../runtime/task/saveText.ts';
import controls from '../../../runtime/theme/controls.module.css';
import docs from '../docs.module.css';
import type { Place } from './address.ts';
import { anchorId } from './markdown/Anchor.tsx';
import { Markdown } from './markdown/Markdown.tsx';
import styles from './reference.module.css';
import { markdownOf } from './referencePages.ts';

interface PageViewProps {
  readonly page: ReferencePage;
  /** The locale that it is written in. */
  readonly language: string;
  readonly place: Place;
}

/** A page of the reference, at its place. */
export function PageView({ page, language, place }: PageViewProps): ReactNode {
  const t = useTranslate();
  const markdown = markdownOf(page).useValue();
  const article = useRef<HTMLElement>(null);
  const { at } = place;
  useLayoutEffect(() => {
    const target = document.getElementById(anchorId(at));
    // Who reads on from further down begins at the top of the page; what stands above it stays where it can be seen.
    if (target) target.scrollIntoView({ block: 'start' });
    else if (article.current && article.current.getBoundingClientRect().top < 0)
      article.current.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [at]);
  const name = page.path.replaceAll('/', '-');
  return (
    <article ref={article} className={styles.page}>
      <div className={docs.actions}>
        <button
          type="button"
          className={controls.button}
          onClick={() => saveText(name, markdown, 'text/markdown')}
        >
          <FileText size={16} aria-hidden="true" />
          {t('docs.document.markdown')}
        </button>
        <button type="button" className={controls.button} onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          {t('docs.document.print')}
        </button>
      </div>
      <PrintStamp />
      <div lang={language}>
        <Markdown text={markdown} place={place} />
      </div>
    </article>
  );
}
