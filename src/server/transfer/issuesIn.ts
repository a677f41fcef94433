import type { Problem } from '../../contract/violations.ts';
import { captionOf } from '../crud/captionOf.ts';
import { naturalKeyOf } from '../crud/documentOf.ts';
import { type Proposal, proposedNew } from '../crud/proposed.ts';
import { type Present, problemsIn } from '../crud/refuseInvalid.ts';
import type { Call } from '../Service.ts';
import type { Item } from './Item.ts';
import { unknownIn } from './references.ts';
import { type Part, parts, subject } from './subject.ts';

const { model } = subject;

/** What would be the same record as an earlier one: its number, counted from 1, by the index of the later. */
function twinsIn(keys: readonly (string | null)[]): Map<number, number> {
  const first = new Map<string, number>();
  const twins = new Map<number, number>();
  keys.forEach((key, index) => {
    if (key === null) return;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    else twins.set(index, earlier + 1);
  });
  return twins;
}

/** What is wrong with one of the rules that belong to an item. Their owner has no uuid yet: any will do. */
function issuesOfPart(call: Call, { entity, owner }: Part, rows: readonly Proposal[]): Problem[] {
  const records = rows.map((row) => ({ ...proposedNew(entity, row), [owner]: 'owner' }));
  const twins = twinsIn(records.map((record) => naturalKeyOf(entity.model, record)));
  const again = call.say.translate('transfer.again');
  return records.flatMap((record, index) => [
    ...problemsIn(call, entity, record).map(({ field, message }) => ({
      field: `${index}.${field}`,
      message,
    })),
    ...(twins.has(index) ? [{ field: String(index), message: again }] : []),
  ]);
}

function issuesOfParts(call: Call, item: Item): Problem[] {
  const owned = new Map(parts.map((part) => [part.entity.model.name, part]));
  return Object.entries(item.parts).flatMap(([name, rows]) => {
    const part = owned.get(name);
    if (!part) {
      const message = call.say.translate('validation.additionalProperties', { field: name });
      return [{ field: `rules.${name}`, message }];
    }
    const rule = call.say.translate(`entities.${name}.title`);
    return issuesOfPart(call, part, rows).map(({ field, message }) => ({
      field: `rules.${name}.${field}`,
      message: call.say.translate('transfer.rule', { rule, problem: message }),
    }));
  });
}

function issuesOf(call: Call, item: Item, present: Present): Problem[] {
  const { record } = item;
  const dangling = unknownIn(record, present).map((property) => ({
    field: property,
    message: call.say.translate('transfer.notHere', {
      field: captionOf(call, model.name, property),
      value: record[property],
    }),
  }));
  return [...problemsIn(call, subject, record), ...dangling, ...issuesOfParts(call, item)];
}

/** Everything that stands in the way of the items, with the number and the name of each, in the asked language. */
export function issuesIn(call: Call, items: readonly Item[], present: Present): Problem[] {
  const twins = twinsIn(items.map(({ record }) => naturalKeyOf(model, record)));
  return items.flatMap((item, index) => {
    const twin = twins.get(index);
    const found = issuesOf(call, item, present);
    const all =
      twin === undefined
        ? found
        : [
            ...found,
            { field: model.displayProperty, message: call.say.translate('transfer.twin', { number: twin }) },
          ];
    return all.map(({ field, message }) => ({
      field: `items.${index}.${field}`,
      message: call.say.translate('transfer.item', {
        number: index + 1,
        name: item.record[model.displayProperty] ?? '',
        problem: message,
      }),
    }));
  });
}
