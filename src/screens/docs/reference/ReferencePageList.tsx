import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'wouter';
import type { ReferencePage } from '../../../contract/model/referencePage.ts';
import { type DocsPlace, docsAddressOf } from '../../../runtime/command/docs/docsPages.ts';
import { type DocsEntry, docsEntriesOf, searchDocs } from '../../../runtime/command/docs/searchDocs.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../../runtime/core/keyboard/shortcutKeys.ts';
import controls from '../../../runtime/core/theme/controls.module.css';
import styles from './reference.module.css';

interface ReferencePageListProps {
  readonly pages: readonly ReferencePage[];
  /** The locale of the pages. */
  readonly language: string;
  readonly place: DocsPlace;
}

/** Results that the search shows. */
const maxResults = 30;

const findEntries = (places: readonly DocsEntry[], text: string): readonly DocsEntry[] =>
  text === '' ? [] : searchDocs(places, text);

/** The list of all reference pages. A search shows the matching places instead. */
export function ReferencePageList({ pages, language, place }: ReferencePageListProps): ReactNode {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  // The address at which the contents were opened. Navigation to another address closes them.
  const [openAt, setOpenAt] = useState<string>();
  const here = docsAddressOf(place);
  const isOpen = openAt === here;
  const id = useId();
  const text = useDeferredValue(typed).trim();
  const nav = useScrollToCurrent(text === '' ? place.path : '');
  const places = useMemo(() => docsEntriesOf(pages), [pages]);
  const found = useMemo(() => findEntries(places, text), [places, text]);
  // The shown results may belong to an older text, because `text` is deferred.
  const openFirst = ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>): void => {
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    const [first] = findEntries(places, currentTarget.value.trim());
    if (first) navigate(docsAddressOf(first));
  };
  return (
    <div className={styles.sidebar}>
      <div className={styles.tools}>
        <input
          type="search"
          className={controls.input}
          aria-label={t('docsReference.search')}
          placeholder={t('docsReference.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={openFirst}
          {...shortcutProps('search', t('docsReference.search'))}
        />
        <button
          type="button"
          className={controls.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpenAt(isOpen ? undefined : here)}
        >
          {t('docsReference.contents')}
        </button>
      </div>
      <nav ref={nav} id={id} aria-label={t('docsReference.pages')} data-open={isOpen || text !== ''}>
        {text === '' ? (
          <Contents pages={pages} language={language} place={place} />
        ) : (
          <Results found={found} language={language} />
        )}
      </nav>
    </div>
  );
}

/** Scrolls the list to the current page. Only the list scrolls: `scrollIntoView` would also move the page. */
function useScrollToCurrent(path: string): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const list = nav.current;
    const current = [...(list?.querySelectorAll('a') ?? [])].find((link) => link.dataset.path === path);
    if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  }, [path]);
  return nav;
}

const pageGroups = [
  ['guide', 'guide'],
  ['calls', 'calls'],
  ['entity', 'entities'],
] as const;

function Contents({ pages, language, place }: ReferencePageListProps): ReactNode {
  const t = useTranslate();
  return pageGroups.map(([kind, caption]) => (
    <section key={kind}>
      <h2>{t(`docsReference.${caption}`)}</h2>
      <ul lang={language}>
        {pages
          .filter((page) => page.kind === kind)
          .toSorted((a, b) => a.title.localeCompare(b.title, language))
          .map(({ path, title, name }) => (
            <li key={path}>
              <Link
                href={docsAddressOf({ path, at: '' })}
                aria-current={path === place.path ? 'page' : undefined}
                data-path={path}
                title={name}
              >
                {title}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ));
}

interface ResultsProps extends Pick<ReferencePageListProps, 'language'> {
  readonly found: readonly DocsEntry[];
}

function Results({ found, language }: ResultsProps): ReactNode {
  const t = useTranslate();
  if (found.length === 0) return <p role="status">{t('docsReference.noMatch')}</p>;
  return (
    <section>
      <h2>{t('docsReference.found')}</h2>
      <ul lang={language}>
        {found.slice(0, maxResults).map(({ path, at, name, title, page }) => (
          <li key={`${path}#${at}`}>
            <Link href={docsAddressOf({ path, at })}>
              <code>{name || title}</code>
              <span>{[...new Set([title, page])].join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
      {found.length > maxResults && <p>{t('docsReference.more')}</p>}
    </section>
  );
}
