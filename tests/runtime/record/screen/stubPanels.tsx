import { providePanels } from '../../../../src/runtime/record/screen/panels.tsx';

/** Stand-ins for the hand-written panels, which belong to rooms above the runtime. */
export function stubPanels(): void {
  const stub = { phrases: [], load: async () => () => <h1>Panel</h1> };
  providePanels({
    debugging: stub,
    docs: stub,
    failures: stub,
    mapping: stub,
    overview: stub,
    timeline: stub,
    versions: stub,
  });
}
