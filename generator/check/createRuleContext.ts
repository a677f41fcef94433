import { phraseKeysOf } from '../load/extendPhrases.ts';
import type { Project } from '../load/Project.ts';
import { derivedChoicesOf } from '../normalize/derivedChoices.ts';
import { nameOfRef } from '../normalize/normalizeEntities.ts';
import { findCaptioned } from './captions/findCaptioned.ts';
import { createConditionCompiler } from './entities/conditions/createConditionCompiler.ts';
import { createEntityLookups } from './entities/createEntityLookups.ts';
import { createValueDescriber } from './entities/values/createValueDescriber.ts';
import { createOperationLookups } from './operations/createOperationLookups.ts';
import type { RuleContext } from './RuleContext.ts';

/**
 * @param all the project including files that break the vocabulary: their names exist, but their content is
 * unreliable
 */
export function createRuleContext(project: Project, all: Project): RuleContext {
  const ofEntities = createEntityLookups(project);
  const ofOperations = createOperationLookups(project, all);
  const resources = new Map(project.resources.map((file) => [file.name, file]));
  const isComplete: RuleContext['isComplete'] = (folder) =>
    project[folder].length === all[folder].length &&
    !all.unreadable.some((path) => path.startsWith(`schemas/${folder}/`));
  return {
    ...project,
    ...ofEntities,
    ...ofOperations,
    captioned: findCaptioned({ ...project, ...ofEntities, ...ofOperations }),
    describeInvalidValue: createValueDescriber(),
    compileCondition: createConditionCompiler(),
    entityNames: new Set([...all.entities.map(({ path }) => path), ...all.unreadable].map(nameOfRef)),
    resource: (ref) => ref && resources.get(nameOfRef(ref.$ref)),
    isComplete,
    derivedValues: (schema, property) =>
      (['families', 'entities', 'resources'] as const).every(isComplete)
        ? derivedChoicesOf(schema, property, project).map(({ value }) => value)
        : undefined,
    messages: new Set(consolePhraseFiles(project).flatMap(({ value }) => phraseKeysOf(value))),
  };
}

/** Phrases of the console: all but those that only the service uses. */
const consolePhraseFiles = ({ locales, phraseGroups }: Project): RuleContext['locales'] => [
  ...locales,
  ...Object.entries(phraseGroups).flatMap(([group, files]) => (group === 'service' ? [] : files)),
];
