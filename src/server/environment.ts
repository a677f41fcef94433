import { isAddressRange } from '../contract/validation/formats.ts';
import { logLevels } from './platform/base/log.ts';
import { serviceLocales } from './platform/base/servicePhrases.ts';
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

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65535;
const isMonths = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 120;
const isConnectionCount = (text: string): boolean =>
  /^\d{1,6}$/.test(text) && Number(text) >= 10 && Number(text) <= 100_000;
const isPostgresUrl = (text: string): boolean => URL.canParse(text) && /^postgres(ql)?:/.test(text);

/** `https://erp.example.com`: a scheme, a host and an optional port, nothing else. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).href === `${new URL(text).origin}/`;

function testRequestProblems(relayLoopback: string, origins: readonly string[]): string[] {
  const problems = origins
    .filter((text) => !isOrigin(text))
    .map(
      (text) =>
        `TEST_REQUEST_ORIGINS must contain origins such as https://erp.example.com, separated by commas, not "${text}".`,
    );
  if (relayLoopback === 'true' || relayLoopback === 'false') return problems;
  return [`RELAY_LOOPBACK must be true or false, not "${relayLoopback}".`, ...problems];
}

const proxyProblems = (proxies: readonly string[]): string[] =>
  proxies
    .filter((text) => !isAddressRange(text))
    .map(
      (text) =>
        `TRUSTED_PROXIES must contain addresses or ranges such as 10.0.0.0/8, separated by commas, not "${text}".`,
    );

/** Exporters of traces: OTLP over HTTP, or none. */
const traceExporters = ['otlp', 'none'];

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
  const port = value('PORT') ?? '8080';
  const databaseUrl = value('DATABASE_URL');
  const secretKey = value('SECRET_KEY');
  const loginId = value('OPERATOR_LOGIN');
  const password = value('OPERATOR_PASSWORD');
  const maxConnections = value('MAX_CONNECTIONS');
  const logMonths = value('LOG_MONTHS');
  const metricsToken = value('METRICS_TOKEN');
  const logLevel = value('LOG_LEVEL');
  const sampleLanguage = value('SAMPLE_LANGUAGE');
  const relayLoopback = value('RELAY_LOOPBACK') ?? 'false';
  const list = (name: string): string[] =>
    (value(name) ?? '').split(',').flatMap((text) => text.trim() || []);
  const origins = list('TEST_REQUEST_ORIGINS');
  const trustedProxies = list('TRUSTED_PROXIES');

  const problems: string[] = [];
  if (!isPort(port)) problems.push(`PORT must be a number from 0 to 65535, not "${port}".`);
  if (databaseUrl !== undefined && !isPostgresUrl(databaseUrl)) {
    problems.push('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  if (secretKey !== undefined && secretKey.length < 32) {
    problems.push(
      'SECRET_KEY must have at least 32 characters, for example the output of: openssl rand -hex 32',
    );
  }
  if (loginId !== undefined && !/^\S{1,60}$/.test(loginId)) {
    problems.push('OPERATOR_LOGIN must have 1 to 60 characters and no spaces.');
  }
  if (password !== undefined && password.length < 8) {
    problems.push('OPERATOR_PASSWORD must have at least 8 characters.');
  }
  if (loginId !== undefined && password === undefined) {
    problems.push('OPERATOR_LOGIN is set without OPERATOR_PASSWORD. Set both or neither.');
  }
  if (maxConnections !== undefined && !isConnectionCount(maxConnections)) {
    problems.push(`MAX_CONNECTIONS must be a number from 10 to 100000, not "${maxConnections}".`);
  }
  if (logMonths !== undefined && !isMonths(logMonths)) {
    problems.push(`LOG_MONTHS must be a number from 1 to 120, not "${logMonths}".`);
  }
  if (metricsToken !== undefined && !/^[\w.~+/=-]{16,}$/.test(metricsToken)) {
    problems.push('METRICS_TOKEN must have at least 16 characters, only letters, digits and - . _ ~ + / =.');
  }
  if (logLevel !== undefined && !logLevels.some((level) => level === logLevel)) {
    problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${logLevel}".`);
  }
  if (sampleLanguage !== undefined && !serviceLocales.includes(sampleLanguage)) {
    problems.push(`SAMPLE_LANGUAGE must be one of ${serviceLocales.join(', ')}, not "${sampleLanguage}".`);
  }
  const traceExporter = value('OTEL_TRACES_EXPORTER') ?? 'otlp';
  if (!traceExporters.includes(traceExporter)) {
    problems.push(
      `OTEL_TRACES_EXPORTER must be one of ${traceExporters.join(', ')}, not "${traceExporter}".`,
    );
  }
  problems.push(...testRequestProblems(relayLoopback, origins), ...proxyProblems(trustedProxies));
  const singleSignOn = readSingleSignOn(value, problems);
  if (problems.length > 0) throw new EnvironmentError(problems);

  return {
    host: value('HOST') ?? '127.0.0.1',
    port: Number(port),
    dataDir: value('DATA_DIR') ?? 'data',
    databaseUrl,
    secretKey,
    relayLoopback: relayLoopback === 'true',
    testRequestOrigins: origins.map((text) => new URL(text).origin),
    trustedProxies,
    maxConnections: maxConnections === undefined ? undefined : Number(maxConnections),
    logMonths: logMonths === undefined ? undefined : Number(logMonths),
    metricsToken,
    ...singleSignOn,
    isTraced: isTraced(value),
    logLevel: logLevels.find((level) => level === logLevel),
    sampleLanguage,
    operator: password === undefined ? undefined : { loginId: loginId ?? 'operator', password },
  };
}
