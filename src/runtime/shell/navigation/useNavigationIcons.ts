import { useEffect, useState } from 'react';
import { lazyModule } from '../../core/lazy/lazyModule.ts';
import { useWhenIdle } from '../../core/timing/whenIdle.ts';
import type { navigationIcons } from './navigationIcons.ts';

type Icons = typeof navigationIcons;

const iconModule = lazyModule(async () => (await import('./navigationIcons.ts')).navigationIcons);

/** For the next mount: the drawer opens with its icons. */
let known: Icons | undefined;

/**
 * The icons of the navigation, which load when the browser is idle. Undefined until then; without them, the
 * links have their captions only.
 */
export function useNavigationIcons(): Icons | undefined {
  const [icons, setIcons] = useState(known);
  const isIdle = useWhenIdle(icons === undefined);
  useEffect(() => {
    if (!isIdle) return;
    const show = (loaded: Icons) => {
      known = loaded;
      setIcons(loaded);
    };
    iconModule.load().then(show, () => undefined);
  }, [isIdle]);
  return icons;
}
