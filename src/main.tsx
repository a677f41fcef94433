import { lazyModule } from './runtime/core/lazy/lazyModule.ts';
import { prerenderList } from './runtime/prerender/prerenderList.tsx';
import { providePanels } from './runtime/record/screen/panels.tsx';
import { boot } from './runtime/shell/boot/boot.ts';
import { assertStyles, showBootFailure } from './runtime/shell/boot/bootFailure.ts';
import './runtime/core/theme/tokens.css';
import './runtime/core/theme/base.css';
import './runtime/list/print/print.css';
import './runtime/core/theme/appearance.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root.');

providePanels({
  mapping: {
    phrases: ['mapping', 'mappingEditor', 'validation'],
    load: async () => (await import('./screens/mapping/MappingPanel.tsx')).loadMappingPanel(),
  },
  debugging: {
    phrases: ['debugging', 'file', 'validation'],
    load: async () => (await import('./screens/debugging/DebuggingPanel.tsx')).DebuggingPanel,
  },
  docs: {
    phrases: ['docs', 'validation'],
    load: async () => (await import('./screens/docs/DocsPanel.tsx')).DocsPanel,
  },
  overview: {
    phrases: ['overview', 'live'],
    load: async () => (await import('./runtime/overview/OverviewPanel.tsx')).OverviewPanel,
  },
});

const app = lazyModule(() => import('./app.tsx'));

async function start(container: HTMLElement): Promise<void> {
  assertStyles();
  const booting = boot();
  // React takes longer than all else, to load and to run: first comes what is seen without it.
  if (!booting.firstList) app.preload();
  await booting.requested;
  // What cannot be shown so, for a record that is not as it should be, React shows, or tells why not.
  if (booting.firstList) await prerenderList(container, booting.firstList, booting).catch(() => undefined);
  const { renderApp } = await app.load();
  await renderApp(container, booting);
}

// Not while this module is evaluated: DevTools, and browser tests, ask for the stack of each request, and V8 reads all of a script again
// for one that begins in it.
Promise.resolve()
  .then(() => start(container))
  .catch((error: unknown) => showBootFailure(container, error));
