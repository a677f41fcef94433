import { externalRules } from '../external/check/externalRules.ts';
import { jsonPositionOf } from '../load/jsonPosition.ts';
import { buildSchemaFiles, type Project } from '../load/Project.ts';
import { expandProject } from '../normalize/expand/expandProject.ts';
import type { Problem } from '../pipeline/Problem.ts';
import { beginStep } from '../pipeline/progress.ts';
import { backendRules } from './backends/backendRules.ts';
import { scopeFilterRules } from './backends/scopeFilterRules.ts';
import { scopeRules } from './backends/scopeRules.ts';
import { knownKey, tableRules } from './backends/tableRules.ts';
import { variantRules } from './backends/variantRules.ts';
import { captionRules, summaryRules } from './captions/captionRules.ts';
import { captionDistinctionRules, captionStyleRules } from './captions/captionStyleRules.ts';
import { localeRules } from './captions/localeRules.ts';
import { phraseLanguageRules } from './captions/phraseLanguageRules.ts';
import { phraseRules } from './captions/phraseRules.ts';
import { createUnusedOperationRule, createUnusedPhraseRule } from './captions/unusedNameRules.ts';
import { conversionRules } from './conversions/conversionRules.ts';
import { createRuleContext } from './createRuleContext.ts';
import { conditionReachRules } from './entities/conditions/conditionReachRules.ts';
import { conditionBranchRules, conditionRules } from './entities/conditions/conditionRules.ts';
import { keywordPlacementRules, widgetRules } from './entities/keywordPlacementRules.ts';
import { lifecyclePathRules } from './entities/lifecycle/lifecyclePathRules.ts';
import { lifecycleRules } from './entities/lifecycle/lifecycleRules.ts';
import { migratedPropertyRules } from './entities/migrations/migratedPropertyRules.ts';
import { migrationRules } from './entities/migrations/migrationRules.ts';
import { propertyRules } from './entities/propertyRules.ts';
import { referencePropertyRules } from './entities/referencePropertyRules.ts';
import { secretEntryRules } from './entities/secretEntryRules.ts';
import { retentionRules } from './entities/storage/retentionRules.ts';
import { serviceRoleRules } from './entities/storage/serviceRoleRules.ts';
import {
  listOmissionRules,
  ownerRules,
  partitionRules,
  systemCounterRules,
} from './entities/storage/storageRules.ts';
import { choiceRules, choiceValueRules } from './entities/values/choiceRules.ts';
import { exampleRules } from './entities/values/exampleRules.ts';
import { limitRules } from './entities/values/limitRules.ts';
import { valueRules } from './entities/values/valueRules.ts';
import { familyCaptionRules } from './families/familyCaptionRules.ts';
import { familyRules } from './families/familyRules.ts';
import { relatedTabRules } from './families/relatedTabRules.ts';
import { duplicateKeyRules } from './files/duplicateKeyRules.ts';
import { fileRules } from './files/fileRules.ts';
import { nameReferenceRules } from './files/nameReferenceRules.ts';
import {
  createDanglingReferenceRule,
  createUnusedEntityRule,
  referenceRules,
  unusedDefinitionRules,
} from './files/referenceRules.ts';
import { listMetricsRules } from './metrics/listMetricsRules.ts';
import { metricsLinkRules } from './metrics/metricsLinkRules.ts';
import { metricsRules } from './metrics/metricsRules.ts';
import { auditRules } from './operations/auditRules.ts';
import { bodyRules } from './operations/bodyRules.ts';
import { operationArgumentRules, operationNameRules } from './operations/operationArgumentRules.ts';
import { operationRules } from './operations/operationRules.ts';
import { recordQueryRules } from './operations/recordQueryRules.ts';
import { listOrSingleRecord, roleOperation, roleRules } from './operations/roleRules.ts';
import type { ExpressionRule, SchemaRule } from './RuleContext.ts';
import type { RuleViolation } from './RuleViolation.ts';
import { actionRules } from './resources/actionRules.ts';
import { bulkActionRules } from './resources/bulkActionRules.ts';
import { columnRules } from './resources/columnRules.ts';
import { confirmationRules } from './resources/confirmationRules.ts';
import { exchangedEntity } from './resources/exchangedEntityRule.ts';
import { fixedValueRules } from './resources/fixedValueRules.ts';
import { formGroupRules, hiddenPropertyRules } from './resources/formRules.ts';
import { recordTabRules } from './resources/recordTabRules.ts';
import { resourceRules } from './resources/resourceRules.ts';
import { testActionRules } from './resources/testActionRules.ts';
import { treeFilterRules } from './resources/treeFilterRules.ts';
import { productRules } from './screens/productRules.ts';
import { reachabilityRules } from './screens/reachabilityRules.ts';
import { screenRules } from './screens/screenRules.ts';
import { taskRules } from './screens/taskRules.ts';
import { type CompiledVocabulary, checkVocabulary, compileVocabulary } from './vocabulary/checkVocabulary.ts';

/** Rules in stages. Each stage skips the files that break a rule of an earlier one. */
const earlyStages: readonly (readonly SchemaRule[])[] = [
  [...backendRules, ...variantRules, ...tableRules],
  [...operationRules],
  [exchangedEntity, listOrSingleRecord],
  [roleOperation],
];

/** The rules of the last stage. */
const rules: readonly SchemaRule[] = [
  ...duplicateKeyRules,
  ...fileRules,
  ...captionRules,
  ...captionStyleRules,
  ...localeRules,
  ...phraseRules,
  ...phraseLanguageRules,
  ...referenceRules,
  ...externalRules,
  ...propertyRules,
  ...conditionRules,
  ...conditionBranchRules,
  ...conditionReachRules,
  ...keywordPlacementRules,
  ...valueRules,
  ...limitRules,
  ...secretEntryRules,
  ...choiceRules,
  ...choiceValueRules,
  ...widgetRules,
  ...exampleRules,
  ...referencePropertyRules,
  ...lifecycleRules,
  ...lifecyclePathRules,
  ...ownerRules,
  ...listOmissionRules,
  ...systemCounterRules,
  ...partitionRules,
  ...retentionRules,
  ...migrationRules,
  ...migratedPropertyRules,
  ...serviceRoleRules,
  knownKey,
  ...scopeRules,
  ...scopeFilterRules,
  ...bodyRules,
  ...operationNameRules,
  ...operationArgumentRules,
  ...recordQueryRules,
  ...auditRules,
  ...summaryRules,
  ...resourceRules,
  ...columnRules,
  ...roleRules,
  ...bulkActionRules,
  ...actionRules,
  ...confirmationRules,
  ...testActionRules,
  ...treeFilterRules,
  ...recordTabRules,
  ...familyRules,
  ...fixedValueRules,
  ...familyCaptionRules,
  ...relatedTabRules,
  ...formGroupRules,
  ...hiddenPropertyRules,
  ...screenRules,
  ...reachabilityRules,
  ...productRules,
  ...metricsRules,
  ...listMetricsRules,
  ...metricsLinkRules,
  ...taskRules,
  ...nameReferenceRules,
  ...captionDistinctionRules,
  ...unusedDefinitionRules,
];

const expressionRules: readonly ExpressionRule[] = [...conversionRules];

/**
 * Yields problems of a project as they are found, so that a caller who needs only one does not wait for all.
 * @param vocabulary that of the project
 */
export function* findViolations(project: Project, vocabulary: CompiledVocabulary): Iterable<RuleViolation> {
  const { sound, violations } = checkVocabulary(project, vocabulary);
  yield* violations;
  const dangling = [...createDanglingReferenceRule(project)(sound)];
  yield* dangling;
  const { project: expanded, origins, clashes } = expandProject(withoutFilesOf(dangling, sound));
  yield* clashes;
  let sources = createRuleContext(expanded, project);
  const lastStage = [
    ...rules,
    createUnusedEntityRule(project),
    createUnusedPhraseRule(project),
    createUnusedOperationRule(project),
  ];
  for (const stage of [...earlyStages, lastStage]) {
    const broken: RuleViolation[] = [];
    for (const rule of stage) {
      beginStep('Checking schemas/ and locales/');
      for (const violation of rule(sources)) {
        broken.push(violation);
        yield origins.relocate(violation);
      }
    }
    if (broken.length > 0) sources = createRuleContext(withoutFilesOf(broken, sources), project);
  }
}

/** Returns the project without the files of some violations. Most other problems there would only follow from them. */
function withoutFilesOf(violations: readonly RuleViolation[], project: Project): Project {
  if (violations.length === 0) return project;
  const broken = new Set(violations.map(({ file }) => file.path));
  return {
    ...project,
    ...buildSchemaFiles((folder) => project[folder].filter(({ path }) => !broken.has(path))),
  };
}

/**
 * Returns all problems of a project. Later stages rely on these checks.
 * @param vocabulary that of the project
 */
export const checkProject = (
  project: Project,
  vocabulary: CompiledVocabulary = compileVocabulary(project.vocabulary),
): Problem[] => [...findViolations(project, vocabulary)].map(toProblem);

/** Yields the problems of expressions in a project without other problems. */
export async function* findExpressionViolations(project: Project): AsyncIterable<RuleViolation> {
  const hasExpressions = project.entities.some(({ text }) =>
    /"x-(migrations|removed-properties)"/.test(text),
  );
  if (!hasExpressions) return;
  const { project: expanded, origins } = expandProject(project);
  const sources = createRuleContext(expanded, project);
  for (const rule of expressionRules)
    for await (const violation of rule(sources)) yield origins.relocate(violation);
}

/** Resolves to the problems of expressions in a project that passed `checkProject`. */
export async function checkExpressions(project: Project): Promise<Problem[]> {
  const problems: Problem[] = [];
  for await (const violation of findExpressionViolations(project)) problems.push(toProblem(violation));
  return problems;
}

const toProblem = ({ file, ...finding }: RuleViolation): Problem => ({
  file: file.path,
  ...jsonPositionOf(file.text, finding.pointer),
  ...finding,
});
