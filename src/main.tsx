import { showFirstLook } from './runtime/firstLook/showFirstLook.tsx';
import { lazyModule } from './runtime/lazy/lazyModule.ts';
import { providePanels } from './runtime/panel/panels.ts';
import { assertStyles } from './runtime/shell/assertStyles.ts';
import { boot } from './runtime/shell/boot.ts';
import { tellBootFailure } from './runtime/shell/bootFailure.ts';
import './runtime/theme/tokens.css';
import './runtime/theme/base.css';
import './runtime/print/print.css';
import './runtime/theme/appearance.ts';

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
  if (!booting.list) app.preload();
  await booting.asked;
  // What cannot be shown so, for a record that is not as it should be, React shows, or tells why not.
  if (booting.list) await showFirstLook(container, booting.list, booting).catch(() => undefined);
  const { renderApp } = await app.load();
  await renderApp(container, booting);
}

// Not while this module is evaluated: DevTools, and browser tests, ask for the stack of each request, and V8 reads all of a script again
// for one that begins in it.
Promise.resolve()
  .then(() => start(container))
  .catch((error: unknown) => tellBootFailure(container, error));
