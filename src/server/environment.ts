/** Settings of the service, from environment variables. README.md lists them. */
export interface Environment {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly secretKey?: string;
  /** The first operator, for unattended starts. */
  readonly operator?: { readonly loginId: string; readonly password: string };
}

/** What is wrong with the environment: one sentence for each variable. */
export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65535;
const isPostgresUrl = (text: string): boolean => URL.canParse(text) && /^postgres(ql)?:/.test(text);

/** Throws EnvironmentError with every problem at once. An empty variable counts as not set. */
export function readEnvironment(variables: Variables): Environment {
  const value = (name: string): string | undefined => variables[name] || undefined;
  const port = value('PORT') ?? '8080';
  const databaseUrl = value('DATABASE_URL');
  const secretKey = value('SECRET_KEY');
  const loginId = value('OPERATOR_LOGIN');
  const password = value('OPERATOR_PASSWORD');

  const problems: string[] = [];
  if (!isPort(port)) problems.push(`PORT must be a number from 0 to 65535, not "${port}".`);
  if (databaseUrl !== undefined && !isPostgresUrl(databaseUrl)) {
    problems.push('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  if (secretKey !== undefined && secretKey.length < 32) {
    problems.push(
      'SECRET_KEY must have at least 32 characters, for instance the output of: openssl rand -hex 32',
    );
  }
  if (loginId !== undefined && !/^\S{1,60}$/.test(loginId)) {
    problems.push('OPERATOR_LOGIN must have 1 to 60 characters and no spaces.');
  }
  if (password !== undefined && password.length < 8) {
    problems.push('OPERATOR_PASSWORD must have at least 8 characters.');
  }
  if (loginId !== undefined && password === undefined) {
    problems.push('OPERATOR_LOGIN needs OPERATOR_PASSWORD beside it.');
  }
  if (problems.length > 0) throw new EnvironmentError(problems);

  return {
    host: value('HOST') ?? '127.0.0.1',
    port: Number(port),
    dataDir: value('DATA_DIR') ?? 'data',
    databaseUrl,
    secretKey,
    operator: password === undefined ? undefined : { loginId: loginId ?? 'operator', password },
  };
}
