/** The package has no types. DataFolder uses these two functions of it. */
declare module 'fs-native-extensions' {
  /** Returns false if another open file holds the lock. */
  export function tryLock(fileDescriptor: number): boolean;
  export function unlock(fileDescriptor: number): void;
}
