import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { formatShortcut, shortcutKeys, shortcutProps } from '../core/keyboard/shortcutKeys.ts';
import { lazyModule } from '../core/lazy/lazyModule.ts';
import { currentLocation } from '../core/routing/hashLocation.ts';
import { whenIdle } from '../core/timing/whenIdle.ts';
import { showChunkFailure } from '../feedback/failure/showChunkFailure.ts';
import styles from './CommandButton.module.css';

const commandsModule = lazyModule(() => import('./Commands.tsx'));

/** Opens the command palette. The listener for shortcut keys loads after the first rows. */
export function CommandButton(): ReactNode {
  const t = useTranslate();
  const [openedAt] = useState(currentLocation);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof commandsModule.load>>>();
  // A failure here repeats when the module is needed, and is shown then.
  useEffect(() => whenIdle(() => void commandsModule.load().then(setLoaded, () => undefined), 500), []);
  const open = async () => {
    const module = await commandsModule.load();
    setLoaded(module);
    await module.openPalette();
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        {...shortcutProps('palette', t('shell.command'))}
        onClick={() => void open().catch(showChunkFailure)}
      >
        <Search size={16} aria-hidden />
        <span>{t('shell.command')}</span>
        <kbd aria-hidden>{formatShortcut(shortcutKeys.palette)}</kbd>
      </button>
      {loaded && <loaded.Commands openedAt={openedAt} />}
    </>
  );
}
