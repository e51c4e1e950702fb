/** The part of fs-native-extensions (shipped without types) that locks need. */
declare module 'fs-native-extensions' {
  /**
   * Takes the exclusive lock of an open file without waiting: an open-file-description lock on Linux, `flock` on macOS,
   * `LockFileEx` on Windows.
   *
   * @returns false when another open file holds it
   */
  export function tryLock(descriptor: number): boolean;
}
