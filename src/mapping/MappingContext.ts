/** Reads one record by its code, for sub-query; undefined when there is none. */
export type LookUp = (code: string) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** What a mapping knows besides the document; injected, so that the engine reads neither clock nor store. */
export interface MappingContext {
  readonly now: Date;
  /** IANA time zone of the distribution centre. */
  readonly timeZone: string;
  readonly lookUps: Readonly<Record<LookUpName, LookUp>>;
  /** Milliseconds for the whole document; rows that come later fail with `timeLimit`. */
  readonly timeLimit: number;
}

/** The named look-ups that a sub-query can ask: basic data by its code (schemas/SPECIFICATION.md section 11). */
export const lookUpNames = ['dc', 'owner', 'carrier'] as const;

export type LookUpName = (typeof lookUpNames)[number];

export const isLookUpName = (name: string): name is LookUpName =>
  (lookUpNames as readonly string[]).includes(name);
