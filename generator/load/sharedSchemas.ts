import type { SchemaFolder } from './Project.ts';

/**
 * Schema files of this repository that a project in another folder has without a copy: sign-in, passwords and
 * companies, as the embedded service needs them. A file of the same name in the project replaces one.
 */
export const sharedSchemas: Readonly<Partial<Record<SchemaFolder, readonly string[]>>> = {
  endpoints: ['account'],
  entities: ['company', 'credentials', 'listExport', 'loginResult', 'passwordChange', 'passwordOwner'],
};
