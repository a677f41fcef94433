/** The timers of the browser benchmarks, in the page: `window.clock`. */
export interface BenchClock {
  /**
   * Resolves to the milliseconds from navigation until the frame with the first row, and to the compressed
   * bytes of JavaScript that the page has received by then.
   */
  firstRow(selector: string, text: string): Promise<{ time: number; bytes: number }>;
  /**
   * Resolves to the milliseconds from a click on `button` until the frame where each element has its text. On a slow
   * machine, a list can show its first row before the buttons of the row. The wait for a missing button counts.
   */
  fromClick(button: string, shown: readonly (readonly [selector: string, text: string])[]): Promise<number>;
  /**
   * Starts to fill `keys`: the milliseconds from each `input` event until the browser has produced its frame,
   * and the total duration of the long tasks.
   */
  watchKeys(): void;
  readonly keys: { readonly times: number[]; longTasks: number };
}

declare global {
  interface Window {
    clock: BenchClock;
  }
}

/**
 * Runs in the page before any of its scripts. It polls once a frame, so a time is late by at most one frame
 * (17 ms). The same definitions apply to the peers.
 */
export function installClock(): void {
  performance.setResourceTimingBufferSize(5000);
  /** Resolves after the next frame: a task posted from an animation frame runs after that frame. */
  const painted = (): Promise<number> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(0);
      });
    });
  const when = (holds: () => boolean): Promise<number> =>
    new Promise((resolve) => {
      const poll = (): void => {
        if (holds()) painted().then(resolve);
        else requestAnimationFrame(poll);
      };
      poll();
    });
  const shows = (selector: string, text: string): boolean => {
    const element = document.querySelector(selector);
    const value = element && 'value' in element ? element.value : element?.textContent;
    return typeof value === 'string' && value.includes(text);
  };
  const scripts = (): PerformanceResourceTiming[] =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => /\.js(\?|$)/.test(name) && responseEnd > 0);
  window.clock = {
    async firstRow(selector, text) {
      const time = await when(() => shows(selector, text));
      return { time, bytes: scripts().reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
    },
    async fromClick(button, shown) {
      const find = (): HTMLElement | null => document.querySelector(button);
      const start = performance.now();
      if (find() === null) await when(() => find() !== null);
      find()?.click();
      return (await when(() => shown.every(([selector, text]) => shows(selector, text)))) - start;
    },
    keys: { times: [], longTasks: 0 },
    watchKeys() {
      const { keys } = window.clock;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) keys.longTasks += duration;
      }).observe({ entryTypes: ['longtask'] });
      const record = (): void => {
        const start = performance.now();
        void painted().then((end) => keys.times.push(end - start));
      };
      addEventListener('input', record, { capture: true });
    },
  };
}
