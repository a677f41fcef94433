/** The session of a signed-in operator (schemas/SPECIFICATION.md section 3.10, "Session values"). */
export interface Session {
  readonly loginId: string;
  readonly loginKey: string;
  readonly companyUuid: string;
}

export type SessionKey = keyof Session;
