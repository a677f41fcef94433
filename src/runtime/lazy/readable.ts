/**
 * Lets React's `use` read a settled promise in the same render, instead of suspending for a moment first: `use` takes
 * the value from these two properties when they are there (the convention that React itself follows).
 * Calling `use` on some renders only is no way out: it counts its calls when a suspended render is repeated.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {
      // Whoever awaits the promise hears of it.
    },
  );
  return promise;
}
