import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useState } from 'react';
import { toastStore } from '../feedback/toastStore.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { lazyModule } from '../lazy/lazyModule.ts';
import { whenIdle } from '../list/whenIdle.ts';
import styles from './CommandButton.module.css';
import { bearing, keys, toldKey } from './keys.ts';

const commands = lazyModule(() => import('./Commands.tsx'));

/** Opens the command palette. What listens for the keys of shortcuts comes once the first rows are there. */
export function CommandButton(): ReactNode {
  const t = useTranslate();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof commands.load>>>();
  const load = async () => {
    const module = await commands.load();
    setLoaded(module);
    return module;
  };
  // Failing here, it fails again when it is wanted, and is told then.
  useEffect(() => whenIdle(() => void commands.load().then(setLoaded, () => undefined), 500), []);
  const open = () =>
    load()
      .then(({ openPalette }) => openPalette())
      .catch(() => toastStore.show({ kind: 'error', message: (now) => now('page.chunk.title') }));
  return (
    <>
      <button
        type="button"
        className={styles.button}
        {...bearing('palette', t('shell.command'))}
        onClick={() => void open()}
      >
        <Search size={16} aria-hidden />
        <span>{t('shell.command')}</span>
        <kbd aria-hidden>{toldKey(keys.palette)}</kbd>
      </button>
      {loaded && <loaded.Commands />}
    </>
  );
}
