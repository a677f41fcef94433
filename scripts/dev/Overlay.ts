import type { NormalizedHotChannelClient, Plugin, ViteDevServer } from 'vite';
import { type Fault, faultsEvent } from './Fault.ts';

/** Where the page's part of it is. */
const script = '/scripts/dev/page/overlay.ts';

/** Tells what is wrong over every page of Vite, whenever it was opened, until nothing is. */
export class Overlay {
  readonly #faults = new Map<string, readonly Fault[]>();
  #pages: ViteDevServer['environments']['client']['hot'] | undefined;

  readonly plugin: Plugin = {
    name: 'overlay-of-faults',
    configureServer: ({ environments }) => {
      this.#pages = environments.client.hot;
      this.#pages.on(faultsEvent, (_: unknown, page: NormalizedHotChannelClient) =>
        page.send(faultsEvent, this.#all()),
      );
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: script }, injectTo: 'body' }],
  };

  #all(): Fault[] {
    return [...this.#faults.values()].flat();
  }

  /** Replaces what a source had to tell; nothing tells that all is well there. */
  show(source: string, faults: readonly Fault[]): void {
    const before = this.#faults.get(source) ?? [];
    this.#faults.set(source, faults);
    if (faults.length > 0 || before.length > 0) this.#pages?.send(faultsEvent, this.#all());
  }
}
