import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import { isRecord } from '../../contract/json/isRecord.ts';
import type { Resource, ResourceAction } from '../../contract/model/resource.ts';
import type { ApiAnswer } from '../api/answer.ts';
import { findLackingValue, type OperationArgs, pickParameters } from '../api/buildRequest.ts';
import { callByName } from '../api/call.ts';
import { showFailure } from '../api/failures.ts';
import { getOperation } from '../api/operations.ts';
import { useRefreshAllBut } from '../api/useOperation.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { lazyModule } from '../core/lazy/lazyModule.ts';
import { currentRecord } from '../core/routing/currentPlace.ts';
import { createStore } from '../core/store.ts';
import { dialogStore } from '../feedback/dialog/dialogStore.ts';
import { useRecordName } from '../fields/useRecordName.ts';
import { actionFailureKey } from './actionsOf.ts';
import { LazyInUseDialog, undoRemovalOf } from './dialogs/lazyDialogs.tsx';
import { useActionDialogs } from './dialogs/useActionDialogs.tsx';

interface ActionRunner {
  /**
   * Asks for confirmation where required, calls, and reports the result. True after success. Does nothing while the same
   * action runs on the record, and waits for another one. Keeps its identity as long as `onRemoved` does.
   */
  readonly run: (action: ResourceAction, row: Row) => Promise<boolean>;
  /** The running actions by the uuid of their record. */
  readonly running: Readonly<Record<string, RunningAction>>;
}

interface RunningAction {
  readonly name: string;
  /** Resolves when the data on screen is that after the action. */
  readonly ended: Promise<void>;
}

/** Loaded on demand: few removals are refused. */
const recordInUse = lazyModule(() => import('./dialogs/recordInUse.ts'));

/**
 * Calls the operation of an action. If the row lacks a value that the call takes from the record, the record is read
 * first.
 */
async function callForRecord(
  { roles: { get } }: Resource,
  { operation: name, appliesTo }: ResourceAction,
  row: Row,
  parameters: OperationArgs,
): Promise<ApiAnswer> {
  const operation = getOperation(name, 'An action');
  const isInline = { inline: true };
  let record: unknown = row;
  if (get !== undefined && findLackingValue(operation, pickParameters(operation, row)) !== undefined) {
    const read = await callByName(get, { uuid: row.uuid }, isInline);
    if (!read.success) return read;
    record = read.data;
  }
  const values = isRecord(record) ? record : row;
  const recordArgs = appliesTo === 'uuids' ? { body: [row.uuid] } : pickParameters(operation, values);
  return callByName(name, { ...recordArgs, ...parameters }, isInline);
}

async function showActionFailure(answer: ApiAnswer, name: string, failed: string): Promise<void> {
  const users =
    answer.errorCode === 'IN_USE' &&
    (await recordInUse
      .load()
      .then((module) => module.loadReferringRecords(answer))
      .catch(() => undefined));
  if (!users) return showFailure(answer, failed);
  await dialogStore.open<void>((close) => (
    <LazyInUseDialog name={name} users={users} onClose={() => close()} />
  ));
}

/**
 * Runs the actions of a resource on its records, then refreshes the data on screen.
 * @param onRemoved called after the removal of a record, for example to leave its page; not if the operator has left
 * the record already
 */
export function useRunAction(resource: Resource, onRemoved?: () => unknown): ActionRunner {
  const t = useTranslate();
  const refreshAllBut = useRefreshAllBut();
  const [runs] = useState(() => createStore<ActionRunner['running']>({}));
  const running = useSyncExternalStore(runs.subscribe, runs.get);
  const { confirmAction, reportSuccess } = useActionDialogs(resource);
  const nameOf = useRecordName(resource);

  const run = useCallback(
    async (action: ResourceAction, row: Row): Promise<boolean> => {
      const { uuid } = row;
      // The buttons of the new state appear before all data on screen is new.
      for (let earlier = runs.get()[uuid]; earlier; earlier = runs.get()[uuid]) {
        if (earlier.name === action.name) return false;
        await earlier.ended;
      }
      const { get, remove } = resource.roles;
      const isRemoval = action.operation === remove;
      const name = nameOf(row);
      // The subtitle distinguishes records of the same name.
      const fullName = [
        name,
        ...resource.subtitle.flatMap(({ property, field }) => (field.choices ? [] : row[property] || [])),
      ].join(' / ');
      const record = currentRecord();
      /** Resolves to undefined after a "no". */
      const send = async (): Promise<ApiAnswer | undefined> => {
        const parameters = await confirmAction(action, t('action.name', { name: fullName }), {
          uuids: [uuid],
        });
        return parameters && callForRecord(resource, action, row, parameters);
      };
      const sending = send();
      const end = (): void => {
        const { [uuid]: _ended, ...others } = runs.get();
        runs.set(others);
      };
      // Other records on screen may count this one. A removed record cannot be read.
      const gone = isRemoval && get ? [get] : [];
      // The buttons of the record wait for its new state. The report does not: a secret may exist only there.
      const ended = sending.then((sent) => sent && refreshAllBut(...gone)).then(end, end);
      runs.set({ ...runs.get(), [uuid]: { name: action.name, ended } });
      const answer = await sending;
      if (!answer) return false;
      const undo = isRemoval ? undoRemovalOf(resource, [uuid]) : undefined;
      await (answer.success
        ? reportSuccess(action, name, answer, undo)
        : showActionFailure(answer, name, actionFailureKey(action)));
      if (answer.success && isRemoval && currentRecord() === record) await onRemoved?.();
      return answer.success;
    },
    [runs, resource, t, nameOf, confirmAction, reportSuccess, refreshAllBut, onRemoved],
  );

  return { run, running };
}
