import type { SchemaFolder } from './Project.ts';

/**
 * Schema files of this repository that a project in another folder has without a copy: the back end that the
 * embedded service offers, with sign-in, passwords and companies. A file of the same name in the project replaces
 * one. A project that describes a back end of its own has none of them.
 */
export const sharedSchemas: Readonly<Partial<Record<SchemaFolder, readonly string[]>>> = {
  backends: ['wms'],
  endpoints: ['account'],
  entities: ['company', 'credentials', 'listExport', 'loginResult', 'passwordChange', 'passwordOwner'],
};
