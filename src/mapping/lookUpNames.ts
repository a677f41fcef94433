/** The named look-ups that a sub-query can ask: basic data by its code (schemas/SPECIFICATION.md section 11). */
export const lookUpNames = ['dc', 'owner', 'carrier'] as const;

export type LookUpName = (typeof lookUpNames)[number];

export const isLookUpName = (name: string): name is LookUpName =>
  (lookUpNames as readonly string[]).includes(name);
