/** The named look-ups that a sub-query can ask: basic data by its code (DECISIONS.md, "Field mapping functions"). */
export const lookUpNames = ['dc', 'owner', 'carrier'] as const;

export type LookUpName = (typeof lookUpNames)[number];

export const isLookUpName = (name: string): name is LookUpName =>
  (lookUpNames as readonly string[]).includes(name);
