import { providePanels } from './runtime/panel/panels.ts';
import { boot } from './runtime/shell/boot.ts';
import './runtime/theme/tokens.css';
import './runtime/theme/base.css';
import './runtime/theme/appearance.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root.');

providePanels({
  mapping: {
    phrases: ['mapping', 'mappingEditor'],
    load: async () => (await import('./screens/mapping/MappingPanel.tsx')).loadMappingPanel(),
  },
  debugging: {
    phrases: ['debugging'],
    load: async () => (await import('./screens/debugging/DebuggingPanel.tsx')).DebuggingPanel,
  },
  docs: {
    phrases: ['docs'],
    load: async () => (await import('./screens/docs/DocsPanel.tsx')).DocsPanel,
  },
});

const booting = boot();
// Running React's chunk blocks the page for a while: the service looks for the first rows meanwhile.
await booting.asked;
const { renderApp } = await import('./app.tsx');
renderApp(container, booting);
