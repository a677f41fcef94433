/** One request on the way of a relayed call. */
export interface Hop {
  readonly method: string;
  readonly url: URL;
  /** Header iwmsApiKey (schemas/SPECIFICATION.md section 3.8, "Test request payload"). */
  readonly key?: string;
  readonly body?: string;
}
