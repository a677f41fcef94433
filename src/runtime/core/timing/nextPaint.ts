/** Resolves once the next frame was produced: a task that is posted from an animation frame runs after it. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
