import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { FieldError } from '../../../../contract/validation/fieldErrors.ts';
import { invalidRequest } from '../../../platform/base/ServiceError.ts';
import type { LocalePhrases } from '../../../platform/base/servicePhrases.ts';
import type { UpgradeRecord } from '../../../platform/recordFormat/createUpgrade.ts';
import { ConversionError } from '../../../platform/recordFormat/RecordConverter.ts';
import type { RecordInput } from '../../../platform/records/rows/sanitizeInput.ts';
import { exportedEntity } from '../exportedEntities.ts';

const { name: exportedName, displayProperty } = exportedEntity.model;

/** Returns an item of an older record format in its current form, with its rules. */
async function upgradeItem({ rules, ...record }: RecordInput, upgrade: UpgradeRecord): Promise<RecordInput> {
  const upgraded = await upgrade(exportedName, record);
  if (!isRecord(rules)) return rules === undefined ? upgraded : { ...upgraded, rules };
  const parts: [string, unknown][] = [];
  for (const [entity, rows] of Object.entries(rules))
    parts.push([
      entity,
      Array.isArray(rows)
        ? await Promise.all(rows.map((row) => (isRecord(row) ? upgrade(entity, row) : row)))
        : rows,
    ]);
  return { ...upgraded, rules: Object.fromEntries(parts) };
}

/**
 * Returns the items of an export file in their current form. Throws INVALID_REQUEST with every item that cannot
 * be converted.
 */
export async function upgradeItems(
  items: readonly RecordInput[],
  upgrade: UpgradeRecord,
  phrases: LocalePhrases,
): Promise<RecordInput[]> {
  const upgraded: RecordInput[] = [];
  const problems: FieldError[] = [];
  for (const [index, item] of items.entries())
    try {
      upgraded.push(await upgradeItem(item, upgrade));
    } catch (error) {
      if (!(error instanceof ConversionError)) throw error;
      const { property } = error;
      const problem = phrases.translate('transfer.rule', {
        rule: property,
        problem: error.reasonIn(phrases),
      });
      const name = String(item[displayProperty] ?? '');
      const message = phrases.translate('transfer.item', { number: index + 1, name, problem });
      problems.push({ field: `items.${index}.${property}`, message });
    }
  if (problems.length > 0) throw invalidRequest(problems);
  return upgraded;
}
