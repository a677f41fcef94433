import History from 'lucide-react/icons/history';
import type { ReactNode } from 'react';
import type { VersionComparison } from '#generated/types.ts';
import type { Row } from '../../contract/api/envelope.ts';
import { useRoleObstacle } from '../../runtime/api/access/useRoleObstacle.ts';
import { showFailure } from '../../runtime/api/failures.ts';
import { useMissingOperations } from '../../runtime/api/missing/missingOperations.ts';
import { useMutation } from '../../runtime/api/useMutation.ts';
import { useRefreshAllBut } from '../../runtime/api/useOperation.ts';
import { useFormats } from '../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../runtime/core/theme/controls.module.css';
import { confirmStore } from '../../runtime/feedback/dialog/confirmStore.ts';
import { guardedProps } from '../../runtime/feedback/guardedProps.ts';
import { toastStore } from '../../runtime/feedback/toast/toastStore.ts';
import { useTextZone } from '../../runtime/fields/timeZone/useTimeZone.tsx';
import { useChoiceCaption } from '../../runtime/fields/useChoiceCaption.ts';

interface RestoreButtonProps {
  readonly entry: Row;
  /** With the current record, whose version must be unchanged at the save. */
  readonly comparison: VersionComparison;
}

/** Restores the version of a log entry after a confirmation. Disabled if nothing changes or the service refuses. */
export function RestoreButton({ entry, comparison }: RestoreButtonProps): ReactNode {
  const t = useTranslate();
  const captionOf = useChoiceCaption();
  const zone = useTextZone();
  const { zoned } = useFormats();
  const refreshAll = useRefreshAllBut();
  const { names } = useMissingOperations();
  const { run, running } = useMutation('configurationLog.restoreVersion');
  const reason = useRoleObstacle()('configurationLog.restoreVersion');
  if (names.has('configurationLog.restoreVersion')) return null;
  const { changes, version, problem } = comparison;
  const time = zoned(String(entry.time), zone);
  const name = String(entry.recordName ?? captionOf('configurationLog', ['kind'], entry.kind));

  async function restore(): Promise<void> {
    const isConfirmed = await confirmStore.ask({
      title: t('versions.confirm', { time }),
      consequence: t('versions.consequence', { count: changes.length, name }),
      confirm: t('versions.confirmed'),
    });
    if (!isConfirmed) return;
    const answer = await run(
      { uuid: entry.uuid, ...(version !== undefined && { version }) },
      { inline: true },
    );
    // The record and its log have changed, or another operator has changed them.
    await refreshAll();
    if (!answer.success) return showFailure(answer, 'versions.failed');
    toastStore.show({ kind: 'success', message: (now) => now('versions.done', { name, time }) });
  }

  return (
    <div>
      <button
        type="button"
        className={controls.button}
        disabled={running || changes.length === 0 || problem !== undefined}
        {...guardedProps(reason, () => void restore())}
      >
        <History size={16} aria-hidden="true" />
        {t('versions.restore')}
      </button>
    </div>
  );
}
