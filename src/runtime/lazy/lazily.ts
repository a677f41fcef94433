/** Made when it is first used: an `Intl` format or collator costs milliseconds, and the first screen needs few of them. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
