/** The package brings no types; these are the two functions of it that DataFolder uses. */
declare module 'fs-native-extensions' {
  /** False when another open file holds the lock. */
  export function tryLock(fileDescriptor: number): boolean;
  export function unlock(fileDescriptor: number): void;
}
