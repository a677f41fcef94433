import { join, relative } from 'node:path';
import type { NormalizedHotChannelClient, Plugin, ViteDevServer } from 'vite';
import type { Problem } from '../../generator/pipeline/Problem.ts';
import { type OverlayProblem, problemsEvent } from './OverlayProblem.ts';

/** Address of the script that shows the overlay on the page. */
const script = '/scripts/dev/page/overlay.ts';

/** Shows problems over every Vite page until they are fixed, including pages that open later. */
export class ErrorOverlay {
  readonly #faults = new Map<string, readonly OverlayProblem[]>();
  #pages: ViteDevServer['environments']['client']['hot'] | undefined;

  readonly plugin: Plugin = {
    name: 'error-overlay',
    configureServer: ({ environments }) => {
      this.#pages = environments.client.hot;
      this.#pages.on(problemsEvent, (_: unknown, page: NormalizedHotChannelClient) =>
        page.send(problemsEvent, this.#all()),
      );
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: script }, injectTo: 'body' }],
  };

  #all(): OverlayProblem[] {
    return [...this.#faults.values()].flat();
  }

  /** Replaces the problems of a source. An empty list means that the source has no problem. */
  show(source: string, faults: readonly OverlayProblem[]): void {
    const before = this.#faults.get(source) ?? [];
    this.#faults.set(source, faults);
    if (faults.length > 0 || before.length > 0) this.#pages?.send(problemsEvent, this.#all());
  }
}

/**
 * Converts a problem of a schema file.
 * @param root the project's folder
 * @param from the folder that locations are relative to
 */
export function problemToOverlay(
  { message, fix, pointer, file, line, column }: Problem,
  root: string,
  from: string,
): OverlayProblem {
  return { location: `${relative(from, join(root, file))}:${line}:${column}`, pointer, message, fix };
}

interface LocatedError {
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

/** Converts an error that prevented the service's code from loading or starting. */
export function errorToOverlay(error: unknown, root: string): OverlayProblem {
  const {
    message = String(error),
    stack = '',
    loc,
  }: Partial<Error> & LocatedError = error instanceof Error ? error : {};
  const places = [...stack.matchAll(/\/[^\s()]+:\d+:\d+/g)].map(([path]) => relative(root, path));
  const inStack = places.find((path) => !path.startsWith('..') && !path.includes('node_modules'));
  const place = loc?.file ? `${relative(root, loc.file)}:${loc.line}:${loc.column}` : inStack;
  return {
    location: place,
    message: message,
    fix: 'Fix the error. Until then, the previous version of the service continues to run.',
  };
}
