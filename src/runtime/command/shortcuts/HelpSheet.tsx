import { Fragment, type ReactNode, useState, useSyncExternalStore } from 'react';
import { screenKey } from '../../../contract/text/captions.ts';
import { offeredTabs } from '../../api/access/offeredTabs.ts';
import { screens } from '../../core/catalog.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { screenKeys, shortcutKeys } from '../../core/keyboard/shortcutKeys.ts';
import { Dialog } from '../../feedback/dialog/Dialog.tsx';
import { DialogClose } from '../../feedback/dialog/DialogClose.tsx';
import styles from '../command.module.css';
import { formatKeyCap } from './formatKeyCap.ts';
import { shortcutGroups, shortcutOf, shortcuts, singleKeyStore } from './shortcuts.ts';

interface PageShortcut {
  readonly caption: string;
  /** Format of `shortcutKeys.ts`. */
  readonly keys: string;
}

/** Keys of the page's controls that are no shortcuts of the console. */
function pageShortcuts(): readonly PageShortcut[] {
  const found = new Map<string, PageShortcut>();
  for (const control of document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const keys = control.getAttribute('aria-keyshortcuts')?.replaceAll('Meta+', 'Control+') ?? '';
    const caption = control.getAttribute('aria-label') ?? control.textContent ?? '';
    if (keys.split(' ').every((key) => !shortcutOf(key))) found.set(keys, { caption, keys });
  }
  return [...found.values()];
}

/** Keys in the format of `shortcutKeys.ts`: a space separates alternatives. `first` is pressed before. */
function KeyCaps({ keys, first }: { readonly keys: string; readonly first?: string }): ReactNode {
  const t = useTranslate();
  return (
    <>
      {first && (
        <>
          <kbd className={styles.key}>{first}</kbd> {t('command.then')}
        </>
      )}
      {keys.split(' ').map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ` ${t('command.or')} `}
          <kbd className={styles.key}>{formatKeyCap(key)}</kbd>
        </Fragment>
      ))}
    </>
  );
}

interface HelpLine {
  readonly caption: string;
  readonly keys: string;
  readonly first?: string;
}

/** All shortcuts of the console and of the page below. */
export function HelpSheet({ close }: { readonly close: () => void }): ReactNode {
  const t = useTranslate();
  const isOn = useSyncExternalStore(singleKeyStore.subscribe, singleKeyStore.get);
  // Read once: the shortcuts of the page when the sheet opened.
  const [onPage] = useState(pageShortcuts);
  const own = shortcutGroups.map((group) => ({
    group,
    lines: shortcuts
      .filter((shortcut) => shortcut.group === group)
      .map(({ name }): HelpLine => ({ caption: t(`command.does.${name}`), keys: shortcutKeys[name] })),
  }));
  const goTo = screens.slice(0, screenKeys.length).flatMap(({ name, tabs }, index): HelpLine[] =>
    offeredTabs(tabs).length === 0
      ? []
      : [
          {
            caption: t(screenKey(name, 'title')),
            keys: screenKeys[index] ?? '',
            first: shortcutKeys.goTo,
          },
        ],
  );
  const sections: readonly { readonly group: string; readonly lines: readonly HelpLine[] }[] = [
    ...own,
    { group: 'goTo', lines: goTo },
    { group: 'page', lines: onPage },
  ];
  return (
    <Dialog wide title={t('shell.shortcuts')} onClose={close}>
      {/* Above the list: the dialog opens at its first control. */}
      <label className={styles.single}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => singleKeyStore.set(target.checked)} />
        <span>
          {t('command.single')}
          <small>{t('command.singleHelp')}</small>
        </span>
      </label>
      <div className={styles.sheet}>
        {sections.map(
          ({ group, lines }) =>
            lines.length > 0 && (
              <section key={group}>
                <h3>{t(`command.groups.${group}`)}</h3>
                <dl>
                  {lines.map(({ caption, ...line }) => (
                    <div key={caption}>
                      <dt>{caption}</dt>
                      <dd>
                        <KeyCaps {...line} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ),
        )}
      </div>
      <DialogClose onClose={close} />
    </Dialog>
  );
}
