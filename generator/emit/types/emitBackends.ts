import type { BackendModel, Model } from '../../normalize/Model.ts';
import { generatedHeader, importTypeLine, type Output } from '../Output.ts';

/**
 * Emits backends.ts: how each back end speaks. Each back end has one line, because the file is part of the first
 * chunk.
 */
export function emitBackends({ backends, files }: Model): Output[] {
  const lines = backends.map(
    (backend) => `  ${JSON.stringify(backend.name)}: ${JSON.stringify(dataOf(backend))},`,
  );
  const text = `${generatedHeader}
${importTypeLine('Backend', '../contract/backend/Backend.ts')}

/** The back ends by name. */
export const backends: Readonly<Record<string, Backend>> = {
${lines.join('\n')}
};

/** The back end of the operations that name none. */
export const defaultBackend = ${JSON.stringify(backends[0]?.name ?? '')};
`;
  return [{ path: 'backends.ts', text, files: files.filter((file) => file.startsWith('schemas/backends/')) }];
}

const dataOf = ({ captions: _, file: __, ...data }: BackendModel) => data;
