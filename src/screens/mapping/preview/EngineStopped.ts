/** The engine took longer than it may, or did not start, and was ended. */
export class EngineStopped extends Error {
  override readonly name = 'EngineStopped';
}
