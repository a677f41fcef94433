/** Where documents of an interface go, and how. Secrets are open in it: it never leaves the service, nor a log. */
export interface Target {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The mapped document as this target wants it. */
  readonly bodyOf: (document: unknown) => unknown;
}
