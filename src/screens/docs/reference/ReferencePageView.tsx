import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { ReferencePage } from '../../../contract/model/referencePage.ts';
import { type DocsPlace, docsMarkdownOf } from '../../../runtime/command/docs/docsPages.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../../runtime/core/keyboard/shortcutKeys.ts';
import { useUrlState } from '../../../runtime/core/routing/useUrlState.ts';
import controls from '../../../runtime/core/theme/controls.module.css';
import { PrintStamp } from '../../../runtime/list/print/PrintStamp.tsx';
import { DownloadPrintButtons } from '../DownloadPrintButtons.tsx';
import docs from '../docs.module.css';
import { docsHref, interfaceReferencePage } from '../docsLinks.ts';
import { anchorId } from './ReferenceLink.tsx';
import { ReferenceMarkdown } from './ReferenceMarkdown.tsx';
import styles from './reference.module.css';

interface ReferencePageViewProps {
  readonly page: ReferencePage;
  /** The locale of the page. */
  readonly language: string;
  readonly place: DocsPlace;
}

/** A page of the reference, scrolled to the anchor in the URL. */
export function ReferencePageView({ page, language, place }: ReferencePageViewProps): ReactNode {
  const markdown = docsMarkdownOf(page).useValue();
  const article = useRef<HTMLElement>(null);
  const { at } = place;
  useLayoutEffect(() => {
    const target = document.getElementById(anchorId(at));
    // Without an anchor, a page that is scrolled down goes back to its top. Otherwise the header above it
    // stays visible.
    if (target) target.scrollIntoView({ block: 'start' });
    else if (article.current && article.current.getBoundingClientRect().top < 0)
      article.current.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [at]);
  return (
    <article ref={article} className={styles.page}>
      <div className={docs.actions}>
        {page.path === interfaceReferencePage && <BackToApiDocs />}
        <DownloadPrintButtons fileName={page.path.replaceAll('/', '-')} getMarkdown={() => markdown} />
      </div>
      <PrintStamp />
      <div lang={language}>
        <ReferenceMarkdown text={markdown} place={place} />
      </div>
    </article>
  );
}

const urlDefaults = { uuid: '' };

/** The link back to the API document that led here. Without one, it leads to all documents. */
function BackToApiDocs(): ReactNode {
  const t = useTranslate();
  const [{ uuid }] = useUrlState(urlDefaults);
  const caption = t(uuid === '' ? 'docs.document.back' : 'docs.document.toDocument');
  return (
    <Link
      href={docsHref(uuid === '' ? { type: 'documentClosed' } : { type: 'documentOpened', uuid })}
      className={controls.button}
      {...shortcutProps('back', caption)}
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {caption}
    </Link>
  );
}
