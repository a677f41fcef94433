/** Resolves once the next frame was produced: a task that is posted from an animation frame runs after it. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
