import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { screenKey } from '../../contract/labelKey.ts';
import { screens } from '../catalog.ts';
import feedback from '../feedback/Dialog.module.css';
import { Dialog } from '../feedback/Dialog.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { usePhraseGroups } from '../i18n/usePhraseGroups.ts';
import controls from '../theme/controls.module.css';
import styles from './command.module.css';
import { KeyCaps } from './KeyCaps.tsx';
import { keys } from './keys.ts';
import { keysOnPage } from './keysOnPage.ts';
import { groups, shortcuts } from './shortcuts.ts';
import { singleKeys } from './singleKeys.ts';

interface Line {
  readonly caption: string;
  readonly keys: string;
  readonly first?: string;
}

/** All shortcuts of the console and of the page that it lies over. */
export function HelpSheet({ close }: { readonly close: () => void }): ReactNode {
  usePhraseGroups(['command']);
  const t = useTranslate();
  const isOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.get);
  // Those of the page as it was when this was opened.
  const [onPage] = useState(keysOnPage);
  const own = groups.map((group) => ({
    group,
    lines: shortcuts
      .filter((shortcut) => shortcut.group === group)
      .map(({ name }): Line => ({ caption: t(`command.does.${name}`), keys: keys[name] })),
  }));
  const goTo = screens.slice(0, 9).map(
    ({ name }, index): Line => ({
      caption: t(screenKey(name, 'title')),
      keys: `${index + 1}`,
      first: keys.goTo,
    }),
  );
  const sections: readonly { readonly group: string; readonly lines: readonly Line[] }[] = [
    ...own,
    { group: 'goTo', lines: goTo },
    { group: 'page', lines: onPage },
  ];
  return (
    <Dialog wide title={t('shell.shortcuts')} onClose={close}>
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
      <label className={styles.single}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => singleKeys.set(target.checked)} />
        <span>
          {t('command.single')}
          <small>{t('command.singleHelp')}</small>
        </span>
      </label>
      <div className={feedback.buttons}>
        <button type="button" className={controls.button} onClick={close}>
          {t('feedback.close')}
        </button>
      </div>
    </Dialog>
  );
}
