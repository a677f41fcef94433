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
import type { ReferencePage } from '../../../contract/reference.ts';
import { bearing } from '../../../runtime/command/keys.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { addressOf, type Place } from '../../../runtime/reference/address.ts';
import { type Found, findPlaces, placesOf } from '../../../runtime/reference/findPlaces.ts';
import controls from '../../../runtime/theme/controls.module.css';
import styles from './reference.module.css';

interface PageListProps {
  readonly pages: readonly ReferencePage[];
  /** The locale that they are written in. */
  readonly language: string;
  readonly place: Place;
}

/** As many as can be looked through. */
const most = 30;

/** All pages of the reference; while something is searched for, the places where it stands. */
export function PageList({ pages, language, place }: PageListProps): ReactNode {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  // Opened at one place, and closed by going to another.
  const [openAt, setOpenAt] = useState<string>();
  const here = addressOf(place);
  const isOpen = openAt === here;
  const id = useId();
  const text = useDeferredValue(typed).trim();
  const nav = useCurrentInSight(text === '' ? place.path : '');
  const places = useMemo(() => placesOf(pages), [pages]);
  const found = useMemo(() => (text === '' ? [] : findPlaces(places, text)), [places, text]);
  const openFirst = ({ key, nativeEvent }: KeyboardEvent): void => {
    const [first] = found;
    if (key === 'Enter' && !nativeEvent.isComposing && first) navigate(addressOf(first));
  };
  return (
    <div className={styles.side}>
      <div className={styles.tools}>
        <input
          type="search"
          className={controls.input}
          aria-label={t('docsReference.search')}
          placeholder={t('docsReference.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={openFirst}
          {...bearing('search', t('docsReference.search'))}
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

/** Scrolls the list to the page that is read, and the list alone: `scrollIntoView` would move the page, too. */
function useCurrentInSight(path: string): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const list = nav.current;
    const current = [...(list?.querySelectorAll('a') ?? [])].find((link) => link.dataset.path === path);
    if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  }, [path]);
  return nav;
}

const groups = [
  ['guide', 'guide'],
  ['calls', 'calls'],
  ['entity', 'entities'],
] as const;

function Contents({ pages, language, place }: PageListProps): ReactNode {
  const t = useTranslate();
  return groups.map(([kind, caption]) => (
    <section key={kind}>
      <h2>{t(`docsReference.${caption}`)}</h2>
      <ul lang={language}>
        {pages
          .filter((page) => page.kind === kind)
          .map(({ path, title, name }) => (
            <li key={path}>
              <Link
                href={addressOf({ path, at: '' })}
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

interface ResultsProps extends Pick<PageListProps, 'language'> {
  readonly found: readonly Found[];
}

function Results({ found, language }: ResultsProps): ReactNode {
  const t = useTranslate();
  if (found.length === 0) return <p role="status">{t('docsReference.noMatch')}</p>;
  return (
    <section>
      <h2>{t('docsReference.found')}</h2>
      <ul lang={language}>
        {found.slice(0, most).map(({ path, at, name, title, page }) => (
          <li key={`${path}#${at}`}>
            <Link href={addressOf({ path, at })}>
              <code>{name || title}</code>
              <span>{[...new Set([title, page])].join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
      {found.length > most && <p>{t('docsReference.more')}</p>}
    </section>
  );
}
