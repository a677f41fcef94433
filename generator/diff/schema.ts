import type { Place } from '../check/place.ts';
import type { SchemaSource } from '../source.ts';
import type { Draft } from './change.ts';
import { type About, additive, breaking, loosened, narrowed, type Pair, questionsAt, show } from './judge.ts';
import { judgeKeywords, judgeMembers, type Keywords, keywordsIn } from './keywords.ts';
import type { SchemaReader } from './schemaKeywords.ts';
import { schemaTable } from './schemaTable.ts';

/** How both sides' schemas are read. */
export interface Readers {
  readonly before: SchemaReader;
  readonly after: SchemaReader;
}

/**
 * Everything that differs between two schemas. Their parts are judged whether or not they read the same: what they refer to may
 * have changed.
 */
export function* judgeSchema(
  pair: Required<Pair>,
  about: About,
  readers: Readers,
  property = '',
): Iterable<Draft> {
  const [before, after] = bothSides(pair as Required<Pair<SchemaSource>>, readers, property);
  yield* judgeKeywords(schemaTable, before, after, about);
  yield* judgeProperties(before, after, about, readers);
  yield* judgeRequired(before, after, about, readers.after);
  yield* judgeElements(before, after, about, readers);
  yield* judgeOthers(before, after, about, readers);
}

/** Another entity stays its name while both sides name the same: its own changes are told where it is described. */
function bothSides(
  { before, after }: Required<Pair<SchemaSource>>,
  readers: Readers,
  property: string,
): [Keywords, Keywords] {
  const read: [Keywords, Keywords] = [
    readers.before.read(before, property),
    readers.after.read(after, property),
  ];
  const [was, is] = read.map(({ $ref }) => $ref?.value);
  if (was === is) return read;
  return [readers.before.written(before, property), readers.after.written(after, property)];
}

/** What a property is part of, as far as its own keywords tell who has to do with it. */
const within = ({ ofNewFamilies: _, ...about }: About, name: string, isSent = true): About => ({
  ...about,
  words: name === '*' ? `what ${about.words} holds` : `${about.words}.${name}`,
  records: about.records.map(({ entity, path }) => ({ entity, path: [...path, name] })),
  senders: isSent ? about.senders : [],
});

/** Who sends a property that is read-only on both sides is not heeded anyway. */
const isSent = (...sides: readonly (Place<unknown> | undefined)[]): boolean =>
  sides.some((side) => side !== undefined && (side.value as SchemaSource).readOnly !== true);

const judgeProperties = (
  before: Keywords,
  after: Keywords,
  about: About,
  readers: Readers,
): Iterable<Draft> =>
  judgeMembers(keywordsIn(before.properties), keywordsIn(after.properties), {
    added: (pair, name) => [additive(pair, `${about.words}.${name} is new`)],
    removed(pair, name) {
      const gone = within(about, name, isSent(pair.before));
      return [breaking(pair, gone, `${gone.words} was removed`, questionsAt(gone, ['additionalProperties']))];
    },
    kept: (pair, name) =>
      judgeSchema(pair, within(about, name, isSent(pair.before, pair.after)), readers, name),
    moved: `The properties of ${about.words} stand in another order`,
    refer: true,
  });

const namesIn = ({ required }: Keywords): readonly string[] => (required?.value ?? []) as string[];

/** What must be given: of a property that the service sets nothing is asked, and a default is given for who leaves it out. */
function* judgeRequired(
  before: Keywords,
  after: Keywords,
  about: About,
  reader: SchemaReader,
): Iterable<Draft> {
  const [was, is] = [namesIn(before), namesIn(after)];
  const pair = bothOf(before, after, 'required');
  const places = keywordsIn(after.properties);
  for (const name of is.filter((one) => !was.includes(one))) {
    const { readOnly, default: initial } = reader.read(places[name] as Place<SchemaSource> | undefined, name);
    const { words: what } = within(about, name);
    if (readOnly?.value === true) yield additive(pair, `${what} is in every answer now`);
    else if (about.ofNewFamilies?.has(name))
      yield additive(pair, `${what} must be given for records of a new family`);
    else {
      const who = initial ? { ...about, senders: [] } : about;
      const asked = questionsAt(about, ['required'], [name]);
      yield narrowed(pair, who, `${what} must be given now`, asked);
    }
  }
  for (const name of was.filter((one) => !is.includes(one) && one in places))
    yield loosened(pair, about, `${about.words}.${name} may be missing now`);
}

const bothOf = (before: Keywords, after: Keywords, keyword: string): Pair => {
  const [was, is] = [before[keyword], after[keyword]];
  return { ...(was && { before: was }), ...(is && { after: is }) };
};

function* judgeElements(before: Keywords, after: Keywords, about: About, readers: Readers): Iterable<Draft> {
  const { before: was, after: is } = bothOf(before, after, 'items');
  if (was && is) yield* judgeSchema({ before: was, after: is }, within(about, '*'), readers);
  else if (was) yield additive({ before: was }, `What ${about.words} holds may be anything now`);
  else if (is) yield narrowed({ after: is }, about, `What ${about.words} holds may not be anything any more`);
}

/** Properties without a name of their own. */
function* judgeOthers(before: Keywords, after: Keywords, about: About, readers: Readers): Iterable<Draft> {
  const pair = bothOf(before, after, 'additionalProperties');
  const [was, is] = [pair.before?.value ?? false, pair.after?.value ?? false];
  const says = `What else ${about.words} may hold is ${show(is)} instead of ${show(was)}`;
  if (pair.before && pair.after && typeof was === 'object' && typeof is === 'object')
    yield* judgeSchema({ before: pair.before, after: pair.after }, within(about, '*'), readers);
  else if (was !== is)
    yield is === true || was === false ? loosened(pair, about, says) : narrowed(pair, about, says);
}
