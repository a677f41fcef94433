/** What a signed-in operator carries (SPEC.md section 3, "Session values"). */
export interface Session {
  readonly loginId: string;
  readonly loginKey: string;
  readonly companyUuid: string;
}

export type SessionKey = keyof Session;
