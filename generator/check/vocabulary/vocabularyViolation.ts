import type { ErrorObject } from 'ajv';
import { escapePointerPart } from '../../load/jsonPosition.ts';
import type { ProjectFile } from '../../load/Project.ts';
import { didYouMean, type RuleViolation, type Suggestion, violation, withRepair } from '../RuleViolation.ts';
import { newNameIn } from './selectErrors.ts';

const pointerOf = ({ instancePath, keyword, params }: ErrorObject): string =>
  keyword === 'additionalProperties'
    ? `${instancePath}/${escapePointerPart(params.additionalProperty)}`
    : instancePath;

export function toViolation(file: ProjectFile<unknown>, error: ErrorObject): RuleViolation {
  const newName = newNameIn(error);
  if (newName !== undefined) return renamedFinding(file, error, newName);
  const { message, fix } = describeError(error);
  return violation({ file, pointer: pointerOf(error), value: error.data }, message, fix);
}

/** `--fix` renames the keyword if the new name is free. */
function renamedFinding(file: ProjectFile<unknown>, error: ErrorObject, newName: string): RuleViolation {
  const old: string = error.params.additionalProperty;
  const says = `"${old}" is now "${newName}".`;
  const found = violation(
    { file, pointer: pointerOf(error), value: error.data },
    says,
    `Rename it to "${newName}".`,
  );
  const isFree = !Object.hasOwn(error.data as object, newName);
  return isFree ? withRepair(found, { rename: newName }) : found;
}

const describe = (schema: unknown): string =>
  typeof schema === 'object' && schema !== null && 'description' in schema ? ` ${schema.description}` : '';

/** Describes a form briefly: `{page, filter}`, `string`, or the name of its definition. */
const describeForm = ({
  $ref,
  type,
  required = [],
}: {
  $ref?: string;
  type?: string;
  required?: string[];
}): string =>
  ($ref === '#/definitions/ref' ? '{"$ref": …}' : $ref?.split('/').at(-1)) ??
  (type === 'object' || required.length > 0 ? `{${required.join(', ')}}` : String(type));

interface ViolationText {
  readonly message: string;
  readonly fix: string | Suggestion;
}

/** Converts Ajv's error to the message of a rule with its fix. */
function describeError({
  keyword,
  params,
  message,
  schema,
  parentSchema,
  data,
  propertyName,
}: ErrorObject): ViolationText {
  const choice = () => ({
    message: 'The value has none of the possible forms.',
    fix: `Write one of: ${(schema as { $ref?: string }[]).map(describeForm).join(', ')}.${describe(parentSchema)}`,
  });
  const known: Readonly<Record<string, unknown>> = parentSchema?.properties ?? {};
  const isReference = Object.keys(known).join() === '$ref';
  const sentences: Readonly<Record<string, () => ViolationText>> = {
    additionalProperties: () => ({
      message: `"${params.additionalProperty}" is not a keyword here.`,
      fix: didYouMean(params.additionalProperty, Object.keys(known)),
    }),
    required: () => ({
      message: `"${params.missingProperty}" is missing.`,
      fix: `Add "${params.missingProperty}".${describe(known[params.missingProperty])}`,
    }),
    enum: () => ({
      message: `${JSON.stringify(data)} is not an allowed value.`,
      fix: didYouMean(String(data), (params.allowedValues as unknown[]).map(String)),
    }),
    oneOf: choice,
    anyOf: choice,
    format: () => ({
      message: `${JSON.stringify(data)} is not a valid ${params.format}.`,
      fix: 'Correct the value.',
    }),
    type: () => ({
      message: `The value must be of type ${([] as unknown[]).concat(params.type).join(' or ')}.`,
      fix: isReference
        ? `Write {"$ref": …}.${describe(known.$ref)}`
        : `Replace the value.${describe(parentSchema)}`,
    }),
  };
  const subject = propertyName === undefined ? 'The value' : `The name "${propertyName}"`;
  return (
    sentences[keyword]?.() ?? {
      message: `${subject} ${message ?? 'does not satisfy the vocabulary'}.`,
      fix: `Change it.${describe(parentSchema)}`,
    }
  );
}
