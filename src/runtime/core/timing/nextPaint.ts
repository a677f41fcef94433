/** Resolves after the next frame: a task posted from an animation frame runs after it. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
