import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ReferencePage } from '../../../contract/reference.ts';
import { PrintStamp } from '../../../runtime/print/PrintStamp.tsx';
import type { Place } from '../../../runtime/reference/address.ts';
import { markdownOf } from '../../../runtime/reference/referencePages.ts';
import docs from '../docs.module.css';
import { interfacePage } from '../interfacePage.ts';
import { KeepButtons } from '../KeepButtons.tsx';
import { anchorId } from './markdown/Anchor.tsx';
import { Markdown } from './markdown/Markdown.tsx';
import styles from './reference.module.css';
import { ToDocuments } from './ToDocuments.tsx';

interface PageViewProps {
  readonly page: ReferencePage;
  /** The locale that it is written in. */
  readonly language: string;
  readonly place: Place;
}

/** A page of the reference, at its place. */
export function PageView({ page, language, place }: PageViewProps): ReactNode {
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
  return (
    <article ref={article} className={styles.page}>
      <div className={docs.actions}>
        {page.path === interfacePage && <ToDocuments />}
        <KeepButtons name={page.path.replaceAll('/', '-')} markdown={() => markdown} />
      </div>
      <PrintStamp />
      <div lang={language}>
        <Markdown text={markdown} place={place} />
      </div>
    </article>
  );
}
