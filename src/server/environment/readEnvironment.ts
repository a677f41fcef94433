import { isAddressRange, isOrigin } from '../../contract/validation/formats.ts';
import { logLevels } from '../platform/base/log.ts';
import { serviceLocales } from '../platform/base/servicePhrases.ts';
import { isLoginName } from '../platform/security/credentials.ts';
import { readSingleSignOn, type SingleSignOnEnvironment } from './readSingleSignOn.ts';

/** Settings of the service, from environment variables. README.md lists them. */
export interface Environment extends Partial<SingleSignOnEnvironment> {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly secretKey?: string;
  /** Allows the relay to send test requests to loopback. For development. */
  readonly relayLoopback?: boolean;
  /** Origins to which the browser may send test requests directly. */
  readonly testRequestOrigins?: readonly string[];
  /** Proxies before the service, as addresses and ranges. Their X-Forwarded-For names the caller. */
  readonly trustedProxies?: readonly string[];
  /** Maximum number of open connections. */
  readonly maxConnections?: number;
  /** Number of whole months before the current one for which logs are kept. */
  readonly logMonths?: number;
  /** Bearer token of /metrics. */
  readonly metricsToken?: string;
  /** Exports traces; the packages of OpenTelemetry read the other OTEL_* variables. */
  readonly isTraced?: boolean;
  readonly logLevel?: (typeof logLevels)[number];
  /** Locale of the names of sample records and of the demo company. */
  readonly sampleLanguage?: string;
  /** The first operator, for unattended starts. */
  readonly operator?: { readonly loginId: string; readonly password: string };
}

/** The environment is invalid. The message has one sentence for each variable. */
class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

const isPostgresUrl = (text: string): boolean => URL.canParse(text) && /^postgres(ql)?:/.test(text);

const listOf = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || []);

/** Returns the sentences about a value, each without the name of the variable. */
type Rule = (text: string) => readonly string[];

/** The sentence does not show the value, which may be a secret. */
const hidden =
  (isValid: (text: string) => boolean, must: string): Rule =>
  (text) =>
    isValid(text) ? [] : [`must ${must}`];

/** The sentence shows the value. */
const shown =
  (isValid: (text: string) => boolean, must: string): Rule =>
  (text) =>
    isValid(text) ? [] : [`must ${must}, not "${text}".`];

const numberFrom = (least: number, most: number): Rule =>
  shown(
    (text) => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most,
    `be a number from ${least} to ${most}`,
  );

const oneOf = (values: readonly string[]): Rule =>
  shown((text) => values.includes(text), `be one of ${values.join(', ')}`);

const trueOrFalse = shown((text) => ['true', 'false'].includes(text), 'be true or false');

/** A list has a sentence for each invalid part. */
const each =
  (isValid: (text: string) => boolean, what: string): Rule =>
  (text) =>
    listOf(text).flatMap(shown(isValid, `contain ${what}, separated by commas`));

/** The rules of single variables. `readEnvironment` and `readSingleSignOn` have those of several. */
const rules: Readonly<Record<string, Rule>> = {
  PORT: numberFrom(0, 65535),
  DATABASE_URL: hidden(isPostgresUrl, 'look like postgres://user:password@host:5432/database.'),
  SECRET_KEY: hidden(
    ({ length }) => length >= 32,
    'have at least 32 characters, for example the output of: openssl rand -hex 32',
  ),
  OPERATOR_LOGIN: hidden(isLoginName, 'have 1 to 60 characters and no spaces.'),
  OPERATOR_PASSWORD: hidden(({ length }) => length >= 8, 'have at least 8 characters.'),
  MAX_CONNECTIONS: numberFrom(10, 100_000),
  LOG_MONTHS: numberFrom(1, 120),
  METRICS_TOKEN: hidden(
    (text) => /^[\w.~+/=-]{16,}$/.test(text),
    'have at least 16 characters, only letters, digits and - . _ ~ + / =.',
  ),
  LOG_LEVEL: oneOf(logLevels),
  SAMPLE_LANGUAGE: oneOf(serviceLocales),
  // OTLP over HTTP, or none.
  OTEL_TRACES_EXPORTER: oneOf(['otlp', 'none']),
  RELAY_LOOPBACK: trueOrFalse,
  TEST_REQUEST_ORIGINS: each(isOrigin, 'origins such as https://erp.example.com'),
  TRUSTED_PROXIES: each(isAddressRange, 'addresses or ranges such as 10.0.0.0/8'),
  PASSWORD_SIGN_IN: trueOrFalse,
};

/** As the specification of OpenTelemetry says, but off without an endpoint. */
const isTraced = (value: (name: string) => string | undefined): boolean =>
  value('OTEL_SDK_DISABLED') !== 'true' &&
  value('OTEL_TRACES_EXPORTER') !== 'none' &&
  ['OTEL_TRACES_EXPORTER', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].some(
    (name) => value(name) !== undefined,
  );

/** Throws EnvironmentError with every problem at once. An empty variable counts as not set. */
export function readEnvironment(variables: Variables): Environment {
  const value = (name: string): string | undefined => variables[name] || undefined;
  const number = (name: string): number | undefined => (value(name) ? Number(value(name)) : undefined);
  const loginId = value('OPERATOR_LOGIN');
  const password = value('OPERATOR_PASSWORD');

  const problems = Object.entries(rules).flatMap(([name, rule]) => {
    const text = value(name);
    return text === undefined ? [] : rule(text).map((sentence) => `${name} ${sentence}`);
  });
  if (loginId !== undefined && password === undefined) {
    problems.push('OPERATOR_LOGIN is set without OPERATOR_PASSWORD. Set both or neither.');
  }
  const singleSignOn = readSingleSignOn(value, problems);
  if (problems.length > 0) throw new EnvironmentError(problems);

  return {
    host: value('HOST') ?? '127.0.0.1',
    port: number('PORT') ?? 8080,
    dataDir: value('DATA_DIR') ?? 'data',
    databaseUrl: value('DATABASE_URL'),
    secretKey: value('SECRET_KEY'),
    relayLoopback: value('RELAY_LOOPBACK') === 'true',
    testRequestOrigins: listOf(value('TEST_REQUEST_ORIGINS') ?? '').map((text) => new URL(text).origin),
    trustedProxies: listOf(value('TRUSTED_PROXIES') ?? ''),
    maxConnections: number('MAX_CONNECTIONS'),
    logMonths: number('LOG_MONTHS'),
    metricsToken: value('METRICS_TOKEN'),
    ...singleSignOn,
    isTraced: isTraced(value),
    logLevel: logLevels.find((level) => level === value('LOG_LEVEL')),
    sampleLanguage: value('SAMPLE_LANGUAGE'),
    operator: password === undefined ? undefined : { loginId: loginId ?? 'operator', password },
  };
}
