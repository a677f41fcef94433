import { boot } from './runtime/shell/boot.ts';
import './runtime/theme/tokens.css';
import './runtime/theme/base.css';
import './runtime/theme/appearance.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { BootFailure } from './runtime/shell/BootFailure.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root.');
const root = createRoot(container);
boot().then(
  () =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  () => root.render(<BootFailure />),
);
