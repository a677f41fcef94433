/** Reads one record by its code, for sub-query; undefined without one. */
export type LookUp = (code: string) => Promise<Readonly<Record<string, unknown>> | undefined>;

/**
 * The inputs of a mapping in addition to the document. Injected, so that the engine reads neither clock nor
 * store.
 */
export interface MappingContext {
  readonly now: Date;
  /** IANA time zone of the distribution centre. */
  readonly timeZone: string;
  readonly lookUps: Readonly<Record<LookUpName, LookUp>>;
  /** Milliseconds for the whole document without its pauses; the next row fails with `timeLimit`. */
  readonly timeLimit: number;
  /**
   * Called before each row, with an instant of `performance.now`. Returns a promise if other work needs its turn.
   * The mapping continues when it resolves to true; false ends it with `turnLimit`. Without this function, a mapping
   * never pauses.
   */
  readonly pause?: (now: number) => Promise<boolean> | undefined;
}

/** The look-ups available to a sub-query: basic data by code (schemas/SPECIFICATION.md section 11). */
export const lookUpNames = ['dc', 'owner', 'carrier'] as const;

export type LookUpName = (typeof lookUpNames)[number];

/** The properties that the records of each look-up can have. */
export type LookUpProperties = Readonly<Record<LookUpName, readonly string[]>>;

export const isLookUpName = (name: string): name is LookUpName =>
  (lookUpNames as readonly string[]).includes(name);
