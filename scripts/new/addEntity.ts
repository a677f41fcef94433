import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFolderOf, npmCommandFor } from '../../generator/load/projectFolder.js';
import { findDefaultBackend } from '../../generator/normalize/normalizeBackends.ts';
import { readProject } from '../../generator/pipeline/generateOutputs.ts';
import { UsageError } from '../../generator/pipeline/parseCommandLine.ts';
import { entityDraft } from './draft/entityDraft.ts';
import { importDraft } from './importDraft.ts';

/** Only letters and digits, because the name becomes a file name, a route and an identifier in generated code. */
export const entityNamePattern = /^[a-z][A-Za-z0-9]{1,39}$/;

/**
 * Writes an entity with a name, its calls, its resource and a screen. Returns the report.
 * @throws Error with the reason if the name is invalid or taken; no file is left then
 */
export function addEntity(root: string, name: string): string {
  if (!entityNamePattern.test(name))
    throw new UsageError(
      `"${name}" is not a valid name. Use 2 to 40 Latin letters and digits. The first must be a lower-case letter, as in "salesOrder".`,
    );
  const { backends, entities } = readProject(root).project;
  const shared = entities.find((one) => one.name === name && !existsSync(join(root, one.path)));
  if (shared)
    throw new UsageError(
      `"${name}" is an entity of the sign-in, which the project has without a copy. Choose another name.`,
    );
  const backend = findDefaultBackend(backends);
  const described = backend?.value.served ? undefined : backend;
  const { changed, untranslated, draft } = importDraft(root, entityDraft(name, described));
  const [{ name: given } = { name }] = draft.entities;
  const steps = [
    `Add its properties to schemas/entities/${given}.schema.json, and to "columns" and "filters" of its resource.`,
    ...(described
      ? [
          `Compare the paths in schemas/endpoints/${given}.json and the type of "${described.value.key}" with the back end.`,
        ]
      : []),
    ...(untranslated.length > 0 ? [`Translate these captions: ${untranslated.join(', ')}.`] : []),
    `Run ${npmCommandFor(root, 'start')} to see the screen.`,
    `Commit the files and ${generatedFolderOf(root)}.`,
  ];
  return `Created the entity ${given}:
${changed.map((file) => `    ${file}`).join('\n')}

${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`;
}
