/** A call that the service refused, in its words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param code the errorCode of the envelope */
  constructor(
    message: string | undefined,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}
