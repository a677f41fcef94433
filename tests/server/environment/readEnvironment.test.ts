import { expect, test } from 'vitest';
import { readEnvironment } from '../../../src/server/environment/readEnvironment.ts';

test('a variable that is not set has its default', () => {
  expect(readEnvironment({ PORT: '', DATA_DIR: '' })).toEqual({
    host: '127.0.0.1',
    port: 8080,
    isPasswordRefused: false,
    isTraced: false,
    dataDir: 'data',
    relayLoopback: false,
    testRequestOrigins: [],
    trustedProxies: [],
  });
});

test.each<[given: Record<string, string>, want: object]>([
  [{ PASSWORD_SIGN_IN: 'true' }, { isPasswordRefused: false }],
  [
    { OIDC_ISSUER: 'http://[::1]:8080/id', OIDC_CLIENT_ID: 'console' },
    {
      isPasswordRefused: false,
      singleSignOn: {
        issuer: new URL('http://[::1]:8080/id'),
        clientId: 'console',
        scope: 'openid profile email',
        loginClaim: 'preferred_username',
        roleClaim: 'roles',
        roleOf: new Map(['viewer', 'operator', 'engineer', 'administrator'].map((role) => [role, role])),
      },
    },
  ],
])('the single sign-on of %j', (given, want) => {
  expect(readEnvironment(given)).toMatchObject(want);
});

test('readEnvironment reads every variable', () => {
  const given = {
    HOST: '0.0.0.0',
    PORT: '0',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://u:p@db:5432/console',
    SECRET_KEY: 's'.repeat(32),
    OPERATOR_PASSWORD: 'long enough',
    RELAY_LOOPBACK: 'true',
    TEST_REQUEST_ORIGINS: 'https://ERP.example.com:443, http://10.0.0.5:8080/,',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1,',
    MAX_CONNECTIONS: '200',
    LOG_MONTHS: '24',
    METRICS_TOKEN: 'a+token/of_16-characters=',
    LOG_LEVEL: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    PUBLIC_URL: 'https://console.example.com',
    OIDC_ISSUER: 'https://id.example.com/realms/wms',
    OIDC_CLIENT_ID: 'console',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_SCOPE: 'openid groups',
    OIDC_LOGIN_CLAIM: 'email',
    OIDC_ROLE_CLAIM: 'groups',
    OIDC_ROLES: 'cn=admins=administrator, night=viewer',
    PASSWORD_SIGN_IN: 'false',
    SAMPLE_LANGUAGE: 'en-US',
  };
  expect(readEnvironment(given)).toEqual({
    host: '0.0.0.0',
    port: 0,
    dataDir: '/srv/data',
    databaseUrl: given.DATABASE_URL,
    secretKey: given.SECRET_KEY,
    relayLoopback: true,
    testRequestOrigins: ['https://erp.example.com', 'http://10.0.0.5:8080'],
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
    maxConnections: 200,
    logMonths: 24,
    metricsToken: 'a+token/of_16-characters=',
    logLevel: 'debug',
    isTraced: true,
    publicUrl: 'https://console.example.com',
    isPasswordRefused: true,
    singleSignOn: {
      issuer: new URL('https://id.example.com/realms/wms'),
      clientId: 'console',
      clientSecret: 'secret',
      scope: 'openid groups',
      loginClaim: 'email',
      roleClaim: 'groups',
      roleOf: new Map([
        ['cn=admins', 'administrator'],
        ['night', 'viewer'],
      ]),
    },
    sampleLanguage: 'en-US',
    operator: { loginId: 'operator', password: 'long enough' },
  });
});

const broken: { given: Record<string, string>; want: string }[] = [
  ...['9', '100001', 'many'].map((count) => ({
    given: { MAX_CONNECTIONS: count },
    want: `MAX_CONNECTIONS must be a number from 10 to 100000, not "${count}".`,
  })),
  { given: { PORT: 'http' }, want: 'PORT must be a number from 0 to 65535, not "http".' },
  { given: { PORT: '65536' }, want: 'PORT must be a number from 0 to 65535, not "65536".' },
  { given: { PORT: '-1' }, want: 'PORT must be a number from 0 to 65535, not "-1".' },
  { given: { DATABASE_URL: 'mysql://db' }, want: 'DATABASE_URL must look like' },
  { given: { SECRET_KEY: 'short' }, want: 'SECRET_KEY must have at least 32 characters' },
  {
    given: { OPERATOR_LOGIN: 'me' },
    want: 'OPERATOR_LOGIN is set without OPERATOR_PASSWORD. Set both or neither.',
  },
  {
    given: { OPERATOR_LOGIN: 'a b', OPERATOR_PASSWORD: 'x'.repeat(8) },
    want: 'OPERATOR_LOGIN must have 1 to 60',
  },
  { given: { RELAY_LOOPBACK: 'yes' }, want: 'RELAY_LOOPBACK must be true or false, not "yes".' },
  ...[
    'erp.example.com',
    'https://erp.example.com/api',
    'https://u:p@erp.example.com',
    '*',
    "'unsafe-inline'",
  ].map((origin) => ({
    given: { TEST_REQUEST_ORIGINS: `https://a.example,${origin}` },
    want: `TEST_REQUEST_ORIGINS must contain origins such as https://erp.example.com, separated by commas, not "${origin}".`,
  })),
  ...['proxy', '10.0.0.0/33', '10.0.0.1:8080'].map((proxy) => ({
    given: { TRUSTED_PROXIES: `::1,${proxy}` },
    want: `TRUSTED_PROXIES must contain addresses or ranges such as 10.0.0.0/8, separated by commas, not "${proxy}".`,
  })),
  ...['0', '121', '1.5', 'all'].map((months) => ({
    given: { LOG_MONTHS: months },
    want: `LOG_MONTHS must be a number from 1 to 120, not "${months}".`,
  })),
  ...['short', 'with spaces in between'].map((token) => ({
    given: { METRICS_TOKEN: token },
    want: 'METRICS_TOKEN must have at least 16 characters, only letters, digits and - . _ ~ + / =.',
  })),
  {
    given: { LOG_LEVEL: 'loud' },
    want: 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, not "loud".',
  },
  { given: { OIDC_ISSUER: 'https://id.example.com' }, want: 'OIDC_ISSUER needs OIDC_CLIENT_ID.' },
  {
    given: { OIDC_ISSUER: 'http://id.example.com', OIDC_CLIENT_ID: 'a' },
    want: 'OIDC_ISSUER must be an https address, or one of this machine, not "http://id.example.com".',
  },
  {
    given: { OIDC_ISSUER: 'id.example.com', OIDC_CLIENT_ID: 'a' },
    want: 'OIDC_ISSUER must be an https address, or one of this machine, not "id.example.com".',
  },
  ...['admins', 'admins=root', '=viewer'].map((roles) => ({
    given: { OIDC_ROLES: roles },
    want: `OIDC_ROLES must look like "group=role, group=role" with the roles viewer, operator, engineer, administrator, not "${roles}".`,
  })),
  {
    given: { PUBLIC_URL: 'https://console.example.com/wms' },
    want: 'PUBLIC_URL must be an origin such as https://console.example.com, not "https://console.example.com/wms".',
  },
  {
    given: { PASSWORD_SIGN_IN: 'no' },
    want: 'PASSWORD_SIGN_IN must be true or false, not "no".',
  },
  {
    given: { PASSWORD_SIGN_IN: 'false' },
    want: 'PASSWORD_SIGN_IN is false without OIDC_ISSUER, so nobody could sign in.',
  },
  {
    given: { OTEL_TRACES_EXPORTER: 'zipkin' },
    want: 'OTEL_TRACES_EXPORTER must be one of otlp, none, not "zipkin".',
  },
  {
    given: { SAMPLE_LANGUAGE: 'en' },
    want: 'SAMPLE_LANGUAGE must be one of zh-CN, en-US, not "en".',
  },
  { given: { OPERATOR_PASSWORD: 'short' }, want: 'OPERATOR_PASSWORD must have at least 8 characters.' },
];

test.each<[given: Record<string, string>, want: boolean]>([
  [{}, false],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }, false],
])('with %j, traces are exported: %s', (given, want) => {
  expect(readEnvironment(given).isTraced).toBe(want);
});

test.each(broken)('readEnvironment refuses $given', ({ given, want }) => {
  expect(() => readEnvironment(given)).toThrow(want);
});

test('the error contains all problems', () => {
  expect(() => readEnvironment({ PORT: 'x', SECRET_KEY: 'y' })).toThrow(/PORT.*\nSECRET_KEY/);
});
