/** Made when it is first used: an `Intl` format or collator costs milliseconds, and the first screen needs few of them. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
