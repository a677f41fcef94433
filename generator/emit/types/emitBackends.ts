import type { SignIn } from '../../../src/contract/backend/Backend.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { BackendModel } from '../../normalize/model/OperationModel.ts';
import { generatedHeader, importTypeLine, type Output } from '../Output.ts';

/** A function of src/contract/backend/, by its name and module. */
interface ProtocolPart {
  readonly name: string;
  readonly module: string;
}

const partIn = (name: string, folder = ''): ProtocolPart => ({
  name,
  module: `#contract/backend/${folder}${name}.ts`,
});

/** The functions that write the headers of a sign-in. A browser sends a cookie without one. */
const signs: Readonly<Record<SignIn['scheme'], ProtocolPart | undefined>> = {
  loginKey: partIn('signLoginKey', 'signIn/'),
  bearer: partIn('signBearer', 'signIn/'),
  oidc: partIn('signBearer', 'signIn/'),
  apiKey: partIn('signApiKey', 'signIn/'),
  cookie: undefined,
};

const partsOf = ({ answer, signIn }: BackendModel): Readonly<Record<string, ProtocolPart | undefined>> => ({
  translation: partIn(answer.style === 'envelope' ? 'envelopeTranslation' : 'bareTranslation'),
  sign: signIn && signs[signIn.scheme],
  writeBody: answer.style === 'bare' ? partIn('writeBody', 'body/') : undefined,
});

/**
 * Emits backends.ts: the API of each back end. It imports only the functions that the back ends need, and each
 * back end has one line, because the file is part of the first chunk.
 */
export function emitBackends({ backends, operations, files }: Model): Output[] {
  const all = [...new Set([...backends, ...operations.map(({ backend }) => backend)])];
  const parts = all.flatMap((backend) =>
    Object.values(partsOf(backend)).filter((part) => part !== undefined),
  );
  const imports = [
    ...new Set(parts.map(({ name, module }) => `import { ${name} } from '${module}';`)),
  ].sort();
  const text = `${generatedHeader}
${importTypeLine('Protocol', '#contract/backend/Protocol.ts')}
${imports.join('\n')}

/** The back ends by name, and the variants of endpoint tables as \`<name>.<table>\`. */
export const backends: Readonly<Record<string, Protocol>> = {
${all.map(backendLine).join('\n')}
};

/** The back end of the operations that name none. */
export const defaultBackend: string = ${JSON.stringify(backends[0]?.name ?? '')};
`;
  const used = files.filter((file) => /^schemas\/(backends|endpoints|families)\//.test(file));
  return [{ path: 'backends.ts', text, files: used }];
}

function backendLine(backend: BackendModel): string {
  const { id, captions: _, file: __, ...data } = backend;
  const functions = Object.entries(partsOf(backend))
    .flatMap(([member, part]) => (part ? [`${member}: ${part.name}`] : []))
    .join(', ');
  return `  ${JSON.stringify(id)}: { ...${JSON.stringify(data)}, ${functions} },`;
}
