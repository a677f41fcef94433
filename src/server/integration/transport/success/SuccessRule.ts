import type { Erp } from '#generated/types.ts';
import type { Row } from '../../../../contract/api/envelope.ts';

/** A choice of `successRule`. */
type SuccessPreset = NonNullable<Erp['successRule']>;

/** Decides from an HTTP answer whether the receiver has taken a document. */
export interface SuccessRule {
  readonly preset: SuccessPreset;
  /** Statuses such as `200-299, 409`. */
  readonly statuses: string;
  /** JSONata on the answer; without it, the status and the preset decide. */
  readonly condition?: string;
}

export const defaultStatuses = '200-299';

/** The rule of the warehouse and of records without one. */
export const defaultSuccessRule: SuccessRule = { preset: 'ENVELOPE', statuses: defaultStatuses };

/** Conditions of the presets on the JSON of an answer. */
const presetConditions: Readonly<Partial<Record<SuccessPreset, string>>> = {
  // Types of BAPI messages: success, information, warning; error, abort, exit.
  SAP: `$count([
    TYPE, MSGTY, E_TYPE, E_MSGTY, EV_TYPE, EV_MSGTY,
    RETURN.TYPE, E_RETURN.TYPE, ES_RETURN.TYPE, ET_RETURN.TYPE, EX_RETURN.TYPE, T_RETURN.TYPE, ET_MESSAGE.TYPE
  ][$ in ["E", "A", "X"]]) = 0`,
  KINGDEE: 'Result.ResponseStatus.IsSuccess = true',
};

/** Returns the rule in a record; undefined if it has none. */
function ruleOf({ successRule, successStatuses, successCondition }: Row): SuccessRule | undefined {
  if (typeof successRule !== 'string') return undefined;
  // The validator of the entity allows no other choice.
  const preset = successRule as SuccessPreset;
  const condition = preset === 'CUSTOM' ? String(successCondition ?? '') : presetConditions[preset];
  return { preset, statuses: String(successStatuses ?? defaultStatuses), condition };
}

/** Returns the rule of an interface: its own one, else that of its ERP, else the default. */
export const successRuleOf = (row: Row, erp?: Row): SuccessRule =>
  ruleOf(row) ?? (erp && ruleOf(erp)) ?? defaultSuccessRule;

/** The part of a success rule that decided about an answer, with its statuses or condition. */
export interface Decision {
  readonly rule: 'STATUS' | 'ANSWER' | 'CONDITION';
  readonly text: string;
}

/** Returns the part of a rule that decided; `code` is the failure that `judgeAnswer` returned, if any. */
export function decisionOf({ preset, statuses, condition }: SuccessRule, code?: string): Decision {
  if (preset === 'STATUS_ONLY' || code === 'HTTP_STATUS') return { rule: 'STATUS', text: statuses };
  if (condition === undefined || code === 'HTML_ANSWER') return { rule: 'ANSWER', text: statuses };
  return { rule: 'CONDITION', text: condition.replaceAll(/\s+/g, ' ') };
}

/** Returns whether a list of statuses such as `200-299, 409` contains a status. */
export const hasStatus = (statuses: string, status: number): boolean =>
  statuses.split(',').some((part) => {
    const [first, last = first] = part.split('-').map(Number);
    return first !== undefined && last !== undefined && first <= status && status <= last;
  });
