/** The roles of operators. Each role may do everything that the roles before it may do. */
export const roles = ['viewer', 'operator', 'engineer', 'administrator'] as const;

export type Role = (typeof roles)[number];

/** Returns whether a role includes the role `needed`. A session without a role may do everything. */
export const includesRole = (own: Role | undefined, needed: Role): boolean =>
  own === undefined || roles.indexOf(own) >= roles.indexOf(needed);

interface Accessible {
  readonly method?: string;
  readonly result?: string;
  readonly access?: Role;
}

/** Returns whether an operation only reads: a GET, or a list or page as result. */
export const isReading = ({ method, result }: Accessible): boolean =>
  method === 'GET' || result === 'list' || result === 'page';

/** The least role that may call an operation. Default: a viewer for reading, an engineer for everything else. */
export const accessOf = ({ method, result, access }: Accessible): Role =>
  access ?? (isReading({ method, result }) ? 'viewer' : 'engineer');
