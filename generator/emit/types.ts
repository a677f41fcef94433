import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Entity, Model } from '../model.ts';
import { sourceLocale } from '../normalize/captionsOf.ts';
import { jsonSchema, type Style } from './jsonSchema.ts';
import { header, type Output } from './output.ts';

const styleOf = (mode: 'input' | 'answer', { entities }: Model, entity: Entity): Style => ({
  mode,
  refer: (name) =>
    `#/definitions/${nameIn(mode, entities.find((other) => other.name === name)?.typeName ?? name)}`,
  annotate: (node) => {
    const { title, description } = node.captions[sourceLocale] ?? {};
    const text = [title, description].filter(Boolean).join(': ');
    return text === '' ? {} : { description: text };
  },
  answered: answered(entity),
});

const nameIn = (mode: Style['mode'], typeName: string): string =>
  mode === 'input' ? `${typeName}Input` : typeName;

/** What the service gives to every record that it keeps. */
const identity = ['uuid', 'version', 'modifiedAt'];

/** Read-only properties that every record has from the start. */
export const answered = ({ lifecycle }: Entity): ReadonlySet<string> =>
  new Set([...identity, ...Object.keys(lifecycle?.initial ?? {})]);

/** Lines of a bracketed text, two spaces in for every open bracket. Comments do not count. */
function indent(text: string): string {
  let depth = 0;
  return text
    .split('\n')
    .map((line) => line.trim())
    .map((line) => {
      const isComment = /^(\/\*\*|\*)/.test(line);
      if (!isComment && /^[})\]]/.test(line)) depth -= 1;
      const shown = line === '' ? '' : `${'  '.repeat(depth)}${line.startsWith('*') ? ' ' : ''}${line}`;
      if (!isComment && /[{([]$/.test(line)) depth += 1;
      return shown;
    })
    .join('\n');
}

/**
 * types.ts: every entity as answered (`Erp`) and as sent (`ErpInput`). One bundle, so that shared types stand there once;
 * not run through prettier, whose version would change the bytes.
 */
export async function emitTypes(model: Model): Promise<Output[]> {
  const modes = ['answer', 'input'] as const;
  const definitions = Object.fromEntries(
    model.entities.flatMap((entity) =>
      modes.map((mode) => [
        nameIn(mode, entity.typeName),
        jsonSchema(entity.schema, styleOf(mode, model, entity)),
      ]),
    ),
  );
  const names = Object.keys(definitions);
  const bundle: JSONSchema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    required: names,
    additionalProperties: false,
    definitions,
  };
  const text = await compile(structuredClone(bundle), 'Entities', {
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
  });
  const files = [...new Set(model.entities.flatMap((entity) => entity.files))];
  return [{ path: 'types.ts', text: `${header}\n${indent(text).trim()}\n`, files }];
}
