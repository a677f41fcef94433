import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import Ajv04 from 'ajv-draft-04';
import type { Finding } from '../../check/place.ts';
import { type Document, rootOf } from '../document.ts';
import type { Draft } from '../draft.ts';
import { wrong } from './finding.ts';

// Which addresses and patterns can be used is a matter of other rules.
const options = { allErrors: true, strict: false, validateFormats: false } as const;

const judges: Readonly<Record<Draft, () => Pick<Ajv, 'validate' | 'errors'>>> = {
  '04': () => new Ajv04(options),
  '06': () => new Ajv(options).addMetaSchema(draft06),
  '07': () => new Ajv(options),
  '2019-09': () => new Ajv2019(options),
  '2020-12': () => new Ajv2020(options),
};

const addressOf = (draft: Draft): string =>
  draft.startsWith('20')
    ? `https://json-schema.org/draft/${draft}/schema`
    : `http://json-schema.org/draft-${draft}/schema`;

const known = new Map<Draft, ReturnType<(typeof judges)[Draft]>>();

function judgeOf(draft: Draft) {
  const judge = known.get(draft) ?? judges[draft]();
  known.set(draft, judge);
  return judge;
}

const most = 5;
const depthOf = (pointer: string): number => pointer.split('/').length;
const pathOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A file keeps to the draft that it says it is written in. Of errors within errors the innermost say most. */
export function* metaSchemaRule(document: Document): Iterable<Finding> {
  const { draft, file } = document;
  const judge = judgeOf(draft);
  if (judge.validate(addressOf(draft), file.value)) return;
  const told: string[] = [];
  const errors = [...(judge.errors ?? [])].sort((a, b) => depthOf(b.instancePath) - depthOf(a.instancePath));
  for (const { instancePath, message } of errors) {
    if (
      told.length === most ||
      told.some((other) => other === instancePath || other.startsWith(`${instancePath}/`))
    )
      continue;
    told.push(instancePath);
    const named = file.value.$schema === undefined ? ', which a file without "$schema" is read by,' : '';
    yield wrong(
      rootOf(document),
      pathOf(instancePath),
      `Draft ${draft}${named} does not allow this: it ${message}.`,
      'Ask its publisher to mend it, or let "$schema" name the draft that it is written in.',
    );
  }
}
