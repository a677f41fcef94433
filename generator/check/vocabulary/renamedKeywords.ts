/**
 * Keywords of earlier versions of the vocabulary, each with its new name. One old keyword may have several new
 * names: its place decides.
 */
export const renamedKeywords: readonly (readonly [old: string, now: string])[] = [
  ['x-apart', 'x-system-counter'],
  ['x-detail', 'x-omit-from-list'],
  ['x-kept-by-month', 'x-partition-by'],
  ['x-lookups', 'x-indexes'],
  ['properties', 'orderBy'],
  ['lapse', 'expires'],
  ['withoutExit', 'finalStates'],
  ['from', 'x-from'],
  ['gate', 'security'],
  ['refusals', 'errorResponses'],
  ['record', 'recordTitle'],
  ['phrase', 'titleWithName'],
  ['short', 'shortTitle'],
  ['consequence', 'confirmMessage'],
  ['naming', 'displayProperty'],
  ['naming', 'linkColumn'],
  ['body', 'bodyProperty'],
  ['strip', 'metrics'],
  ['overview', 'metrics'],
  ['beside', 'relatedTabs'],
  ['tabs', 'recordTabs'],
  ['parts', 'subTabs'],
  ['trials', 'testActions'],
  ['takes', 'appliesTo'],
  ['asks', 'prompt'],
  ['asks', 'fixedParams'],
  ['by', 'familyConstants'],
  ['by', 'uuidsProperty'],
  ['by', 'fixedProperties'],
  ['symbol', 'icon'],
  ['prominent', 'primary'],
  ['outcome', 'onSuccess'],
  ['done', 'successMessage'],
  ['failed', 'failureMessage'],
  ['source', 'emptyStateTab'],
  ['where', 'visibleIf'],
  ['group', 'groupBy'],
  ['since', 'sinceProperty'],
  ['since', 'sinceFilter'],
  ['after', 'afterColumn'],
  ['filters', 'presetFilters'],
  ['tab', 'recordTab'],
  ['section', 'recordTab'],
  ['lead', 'drillDown'],
  ['kind', 'kindProperty'],
  ['message', 'messageProperty'],
  ['seconds', 'secondsProperty'],
  ['span', 'period'],
  ['order', 'formOrder'],
  ['order', 'navigationOrder'],
  ['states', 'addedStates'],
  ['without', 'excludes'],
  ['opens', 'initialList'],
  ['about', 'targetEntity'],
  ['picks', 'selection'],
];

/**
 * Returns the new name of a keyword that an object of the vocabulary does not have; undefined when no version
 * had it there.
 * @param known the keywords that the object has
 */
export function newNameOf(keyword: string, known: Readonly<Record<string, unknown>>): string | undefined {
  if (Object.hasOwn(known, keyword)) return undefined;
  return renamedKeywords.find(([old, now]) => old === keyword && Object.hasOwn(known, now))?.[1];
}
