/**
 * Roles in which the service itself reads or writes records of an entity (`x-service-role`), each with the
 * properties that it needs and their JSON types. At most one entity has a role.
 */
export const serviceRoles = {
  /** A tenant of the service. A login belongs to tenants, and sign-in returns their names. */
  tenant: { name: 'string' },
  /** The log of configuration changes. The choices of `kind` are the entities whose changes are logged. */
  changeLog: {
    kind: 'string',
    recordUuid: 'string',
    recordName: 'string',
    action: 'string',
    loginId: 'string',
    time: 'string',
    changes: 'array',
  },
  /** The log of sign-ins, and of calls of operations with the keyword `audit`. */
  auditLog: {
    time: 'string',
    event: 'string',
    loginId: 'string',
    address: 'string',
    operation: 'string',
    subject: 'string',
    success: 'boolean',
    errorCode: 'string',
  },
  /**
   * One record of each company: `pageSize` is the default number of rows of a page, `timeZone` the IANA name
   * of the zone for instants whose record has none.
   */
  displaySettings: { pageSize: 'integer', timeZone: 'string' },
  /** One record of each company: `payloadRetentionDays` is the age at which payloads are removed. */
  retentionSettings: { payloadRetentionDays: 'integer' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type ServiceRole = keyof typeof serviceRoles;
