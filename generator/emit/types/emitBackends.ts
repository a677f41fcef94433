import type { Backend, SignIn } from '../../../src/contract/backend/Backend.ts';
import type { BackendModel, Model } from '../../normalize/Model.ts';
import { generatedHeader, importTypeLine, type Output } from '../Output.ts';

/** The functions of src/contract/backend/ that a back end needs, by the member of `Protocol` that holds each. */
interface ProtocolParts {
  readonly translation: string;
  readonly sign?: string;
}

/** Modules in src/contract/backend/ by their export. */
const modules: Readonly<Record<string, string>> = {
  described: 'described.ts',
  signApiKey: 'signIn/signApiKey.ts',
  signBearer: 'signIn/signBearer.ts',
  signLoginKey: 'signIn/signLoginKey.ts',
  specification: 'specification.ts',
};

/** A cookie needs no header. */
const signParts: Readonly<Record<SignIn['scheme'], string | undefined>> = {
  loginKey: 'signLoginKey',
  bearer: 'signBearer',
  oidc: 'signBearer',
  apiKey: 'signApiKey',
  cookie: undefined,
};

function partsOf({ answer, signIn }: Pick<Backend, 'answer' | 'signIn'>): ProtocolParts {
  const sign = signIn && signParts[signIn.scheme];
  return {
    translation: answer.style === 'envelope' ? 'specification' : 'described',
    ...(sign && { sign }),
  };
}

/**
 * Emits backends.ts: how each back end speaks. Each back end has one line, because the file is part of the first
 * chunk. It imports only the functions for the styles of these back ends.
 */
export function emitBackends({ backends, files }: Model): Output[] {
  const names = new Set(backends.flatMap((backend): string[] => Object.values(partsOf(backend))));
  const imports = Object.entries(modules)
    .filter(([name]) => names.has(name))
    .map(([name, path]) => `import { ${name} } from '../contract/backend/${path}';`);
  const text = `${generatedHeader}
${[importTypeLine('Protocol', '../contract/backend/Protocol.ts'), ...imports].join('\n')}

/** The back ends by name. */
export const backends: Readonly<Record<string, Protocol>> = {
${backends.map(lineOf).join('\n')}
};

/** The back end of the operations that name none. */
export const defaultBackend = ${JSON.stringify(backends[0]?.name ?? '')};
`;
  return [{ path: 'backends.ts', text, files: files.filter((file) => file.startsWith('schemas/backends/')) }];
}

function lineOf({ captions: _, file: __, ...data }: BackendModel): string {
  const parts = Object.entries(partsOf(data)).map(([member, name]) => `,"${member}":${name}`);
  return `  ${JSON.stringify(data.name)}: ${JSON.stringify(data).slice(0, -1)}${parts.join('')}},`;
}
