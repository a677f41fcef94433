import type { Translate } from '../../../contract/phrases.ts';
import type { PreviewStep } from '../preview/RowOutcome.ts';

/** More would not be seen in a cell. */
const shownSteps = 5;
const longest = 120;

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

interface Outcome {
  readonly text: string;
  readonly isError: boolean;
}

/** What a row did in the preview: its value, its values in a sub-table, or why it failed. */
export function outcomeOf(steps: readonly PreviewStep[], t: Translate): Outcome {
  const failed = steps.filter(({ error }) => error);
  const error = failed[0]?.error;
  const count = steps.length;
  if (error) {
    const reason = t(`mapping.${error.code}`, error.parameters);
    const text =
      count === 1 ? reason : t('mappingEditor.grid.failed', { failed: failed.length, count, reason });
    return { text, isError: true };
  }
  const values = steps
    .slice(0, shownSteps)
    .map(({ output }) => textOf(output))
    .join(', ');
  const text = count > shownSteps ? t('mappingEditor.grid.several', { values: `${values}…`, count }) : values;
  return { text, isError: false };
}
