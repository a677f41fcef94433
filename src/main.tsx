import { unmatchedLocale } from './runtime/core/i18n/localeStore.ts';
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

const recordPanels = () => import('./screens/recordPanels.ts');

providePanels({
  mapping: {
    phrases: ['mapping', 'mappingEditor', 'validation'],
    load: async () => (await import('./screens/mapping/MappingPanel.tsx')).loadMappingPanel(),
  },
  debugging: {
    phrases: ['debugging', 'file', 'validation', 'facts'],
    load: async () => (await import('./screens/debugging/DebuggingPanel.tsx')).DebuggingPanel,
  },
  docs: {
    phrases: ['docs', 'validation', 'facts'],
    load: async () => (await import('./screens/docs/DocsPanel.tsx')).DocsPanel,
  },
  failures: {
    phrases: ['document'],
    load: async () => (await recordPanels()).FailuresPanel,
  },
  timeline: {
    phrases: ['document', 'instant'],
    load: async () => (await recordPanels()).TimelinePanel,
  },
  versions: {
    phrases: ['versions'],
    load: async () => (await recordPanels()).loadVersionsPanel(),
  },
  overview: {
    phrases: ['overview', 'live'],
    load: async () => (await import('./runtime/overview/OverviewPanel.tsx')).OverviewPanel,
  },
});

const app = lazyModule(() => import('./app.tsx'));

async function start(container: HTMLElement): Promise<void> {
  assertStyles();
  if (unmatchedLocale !== undefined)
    (await import('./runtime/core/i18n/matchLocale.ts')).matchLocale(unmatchedLocale);
  const booting = boot();
  // React takes longest to load and to run, so the prerendered list comes first.
  if (!booting.firstList) app.preload();
  await booting.requested;
  // If an unexpected record cannot be prerendered, React shows it, or its error.
  if (booting.firstList) await prerenderList(container, booting.firstList, booting).catch(() => undefined);
  const { renderApp } = await app.load();
  await renderApp(container, booting);
}

// Starts after this module is evaluated: DevTools and browser tests record the stack of each request, and V8
// parses the whole script again for a request that begins in it.
Promise.resolve()
  .then(() => start(container))
  .catch((error: unknown) => showBootFailure(container, error));
