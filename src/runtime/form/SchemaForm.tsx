import { withTheme } from '@rjsf/core';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import type { Form } from '../../contract/model/form.ts';
import { resourceKey } from '../../contract/text/captions.ts';
import { useRoleObstacle } from '../api/access/useRoleObstacle.ts';
import { usePhrases, useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../core/keyboard/shortcutKeys.ts';
import { WhenLoaded } from '../core/lazy/WhenLoaded.tsx';
import controls from '../core/theme/controls.module.css';
import { MuiTheme } from '../core/theme/mui/MuiTheme.tsx';
import { useLeaveGuard } from '../feedback/dialog/leaveGuard.ts';
import { LazyDialog, LazyPart } from '../feedback/failure/LazyPart.tsx';
import { guardedProps } from '../feedback/guardedProps.ts';
import type { FieldWidget } from '../fields/FieldType.ts';
import {
  type FormOwner,
  FormScopeContext,
  type FormValues,
  idSeparator,
  layoutOf,
} from '../fields/FormScope.ts';
import styles from '../fields/templates/form.module.css';
import { formTheme } from './formTheme.tsx';
import { canClearSecret } from './issues/formIssues.ts';
import {
  LazyChangesBar,
  LazyConflictDialog,
  LazyProblemSummary,
  LazyTestActionView,
} from './lazyFormParts.ts';
import { isVisible, toPayload } from './payload.ts';
import { errorSchemaOf, uiSchemaOf, validatorOf, widgetModules } from './rjsfProps.ts';
import { fixedNamesOf } from './save/fixedNames.ts';
import { useTestAction } from './testActions/useTestAction.ts';
import { type SaveForm, useFormState } from './useFormState.ts';

const RjsfForm = withTheme<FormValues>(formTheme);

interface SchemaFormProps {
  readonly form: Form;
  readonly owner: FormOwner;
  /** The current record; undefined for a new one. Later changes of it have no effect. */
  readonly record?: FormValues;
  /** Initial values of a new record beside the defaults; without effect later. */
  readonly values?: FormValues | undefined;
  /** Widgets of single properties, in place of those of their field types. */
  readonly widgets?: Readonly<Record<string, FieldWidget>>;
  readonly readonly?: boolean;
  /** Begins the ids of the controls; another one for a form over a form. */
  readonly idPrefix?: string | undefined;
  readonly save: SaveForm;
  /** Captions of Save, before and while it runs. */
  readonly submitCaptions?: { readonly idle: string; readonly busy: string };
  /** Button next to Save: leaves the form. */
  readonly cancel?: () => void;
  /** Called when unsaved changes begin or cease to exist. */
  readonly onDirty?: (dirty: boolean) => void;
}

const noValues: FormValues = {};

/** The form of an entity, rendered from its schema. Ctrl/Cmd+S or Ctrl/Cmd+Enter saves. */
export function SchemaForm(props: SchemaFormProps): ReactNode {
  const { form, owner, record, widgets, readonly = false, save, submitCaptions, cancel, onDirty } = props;
  const { values = noValues, idPrefix = 'root' } = props;
  const t = useTranslate();
  const captions = submitCaptions ?? { idle: t('form.save'), busy: t('form.saving') };
  const phrases = usePhrases();
  const state = useFormState(form, owner, { record, values }, save);
  const {
    data,
    setData,
    preset,
    waitFor,
    problems,
    dirty,
    canSave,
    saving,
    isBusy,
    submit,
    attempt,
    opened,
    conflict,
  } = state;
  const validator = useMemo(() => validatorOf(form), [form]);
  // A task has initial values too, but no record.
  const isStored = record !== undefined && 'uuid' in record;
  const { roles } = owner;
  const uiSchema = useMemo(
    () => uiSchemaOf(form, phrases, widgets, isStored ? fixedNamesOf(roles) : []),
    [form, phrases, widgets, isStored, roles],
  );
  const errors = useMemo(() => errorSchemaOf(problems, form, data, t), [problems, form, data, t]);
  const scope = useMemo(
    () => ({
      form,
      owner,
      layout: layoutOf(form, owner),
      data,
      record: opened.record,
      isSaving: saving,
      preset,
      waitFor,
      patch: (values: FormValues) => setData((current) => ({ ...current, ...values })),
      canClearSecret: (name: string) => canClearSecret(form, name, data),
    }),
    [form, owner, data, opened, saving, setData, preset, waitFor],
  );
  useLeaveGuard(dirty);
  useEffect(() => onDirty?.(dirty), [dirty, onDirty]);

  const { testActions = [], constants } = owner;
  const roleObstacle = useRoleObstacle();
  const testAction = useTestAction(state.check, state.refuse);
  const offeredTests = testActions.filter(
    ({ beforeSave, whileShown }) => !beforeSave && (!whileShown || isVisible(form, whileShown, data)),
  );
  const testButtons = offeredTests.map((one) => (
    <button
      key={one.id}
      type="button"
      className={controls.button}
      disabled={isBusy}
      {...guardedProps(roleObstacle(one.operation), () => void testAction.start(one))}
    >
      {t(resourceKey(owner.name, `testActions.${one.id}.title`))}
    </button>
  ));

  const changesId = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const firstInvalid = attempt > 0 && root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!firstInvalid) return;
    firstInvalid.focus();
    // It may already have the focus out of view.
    firstInvalid.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  const latestSubmit = useRef(submit);
  useLayoutEffect(() => {
    latestSubmit.current = submit;
  });
  /** Some controls take over their text when they lose the focus. */
  const takeOverTyped = (): void => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && root.current?.contains(activeElement))
      flushSync(() => {
        activeElement.blur();
        activeElement.focus();
      });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (readonly) return;
    takeOverTyped();
    void latestSubmit.current();
  };

  return (
    <FormScopeContext value={scope}>
      <WhenLoaded modules={widgetModules} fallback={null}>
        <MuiTheme>
          {/* rjsf calls its `onSubmit` while React renders, which is too late to take over a text. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the form inside, whose controls have the focus */}
          <div ref={root} onKeyDown={onKeyDown} onSubmitCapture={takeOverTyped}>
            <RjsfForm
              className={styles.form}
              idPrefix={idPrefix}
              idSeparator={idSeparator}
              schema={form.schema}
              uiSchema={uiSchema}
              validator={validator}
              formData={data}
              extraErrors={errors}
              readonly={readonly}
              noValidate
              noHtml5Validate
              showErrorList={false}
              experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
              onChange={({ formData }) => setData(formData ?? {})}
              onSubmit={() => void latestSubmit.current()}
            >
              {!readonly && (
                <div className={styles.bar}>
                  {isStored && (
                    <div id={changesId} className={styles.changes} tabIndex={-1}>
                      {dirty ? (
                        <LazyPart>
                          <LazyChangesBar
                            form={form}
                            base={opened.data}
                            typed={data}
                            constants={owner.constants}
                            patch={scope.patch}
                          />
                        </LazyPart>
                      ) : (
                        t('form.unchanged')
                      )}
                    </div>
                  )}
                  <div className={styles.summary} role="status">
                    {problems.length > 0 && (
                      <LazyPart>
                        <LazyProblemSummary problems={problems} />
                      </LazyPart>
                    )}
                  </div>
                  {testButtons}
                  {cancel && (
                    <button type="button" className={controls.button} disabled={saving} onClick={cancel}>
                      {t('form.cancel')}
                    </button>
                  )}
                  <button
                    type="submit"
                    // `keepFocus` finds it by its id.
                    id={`${idPrefix}-save`}
                    className={controls.primary}
                    disabled={isBusy}
                    aria-disabled={!canSave}
                    aria-describedby={isStored ? changesId : undefined}
                    {...shortcutProps('save', captions.idle)}
                  >
                    {saving ? captions.busy : captions.idle}
                  </button>
                </div>
              )}
              {readonly && offeredTests.length > 0 && <div className={styles.bar}>{testButtons}</div>}
              {testAction.run && (
                <LazyPart>
                  <LazyTestActionView
                    run={testAction.run}
                    owner={owner}
                    current={toPayload(form, data, constants)}
                    end={testAction.close}
                  />
                </LazyPart>
              )}
            </RjsfForm>
          </div>
          {conflict && (
            <LazyDialog close={state.putOff}>
              <LazyConflictDialog
                form={form}
                base={opened.data}
                mine={toPayload(form, data, owner.constants)}
                typed={data}
                // Constants of the owner cannot be chosen.
                theirs={{ ...conflict.theirs, ...owner.constants }}
                resolve={(merged) => void state.resolve(conflict, merged)}
                close={state.putOff}
              />
            </LazyDialog>
          )}
        </MuiTheme>
      </WhenLoaded>
    </FormScopeContext>
  );
}
