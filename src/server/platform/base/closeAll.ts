/** Ends something that was started. */
export type Closer = () => Promise<void> | void;

/**
 * Runs all closers, the last one first, and removes them from the list. A closer that fails does not stop the others.
 * Rejects with the first error when all have run.
 */
export async function closeAll(closers: Closer[]): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closers.splice(0).reverse()) {
    try {
      await close();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
