import { withTheme } from '@rjsf/core';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import type { Form } from '../../contract/form.ts';
import { resourceKey } from '../../contract/labelKey.ts';
import { bearing } from '../command/keys.ts';
import type { Face } from '../fields/faces.ts';
import { usePhrases, useTranslate } from '../i18n/LocaleProvider.tsx';
import { LazyDialog, LazyPart } from '../lazy/LazyPart.tsx';
import { useLeaveGuard } from '../routing/leaveGuard.ts';
import controls from '../theme/controls.module.css';
import { MuiTheme } from '../theme/mui/MuiTheme.tsx';
import { ChangesBar } from './changes/changesBar.ts';
import { conflictDialog } from './conflictDialog.ts';
import { errorSchemaOf } from './errorSchemaOf.ts';
import { type Data, type FormOwner, FormScopeContext } from './FormScope.ts';
import styles from './form.module.css';
import { layoutOf } from './layoutOf.ts';
import { outgoing } from './outgoing.ts';
import { theme } from './theme.ts';
import { TrialView } from './trials/trialView.ts';
import { useTrial } from './trials/useTrial.ts';
import { uiSchemaOf } from './uiSchemaOf.ts';
import { type Save, useFormState } from './useFormState.ts';
import { validatorOf } from './validatorOf.ts';

const RjsfForm = withTheme<Data>(theme);

interface SchemaFormProps {
  readonly form: Form;
  readonly owner: FormOwner;
  /** The record as it is now; undefined for a new one. Later changes of it are not taken over. */
  readonly record?: Data;
  /** Faces of single properties that their schema says nothing of. */
  readonly faces?: Readonly<Record<string, Face>>;
  readonly readonly?: boolean;
  readonly save: Save;
  /** What Save is called here, before and while it runs. */
  readonly submitCaptions?: { readonly idle: string; readonly busy: string };
  /** Beside Save: leaves the form. */
  readonly cancel?: () => void;
  /** Told whenever there begins, or ceases, to be something that is not saved. */
  readonly onDirty?: (dirty: boolean) => void;
}

function Conflict(props: ComponentProps<ReturnType<typeof conflictDialog.useValue>>): ReactNode {
  const ConflictDialog = conflictDialog.useValue();
  return <ConflictDialog {...props} />;
}

/** The form of an entity, rendered from its schema. Ctrl/Cmd+S or Ctrl/Cmd+Enter saves. */
export function SchemaForm(props: SchemaFormProps): ReactNode {
  const { form, owner, record, faces, readonly = false, save, submitCaptions, cancel, onDirty } = props;
  const t = useTranslate();
  const captions = submitCaptions ?? { idle: t('form.save'), busy: t('form.saving') };
  const phrases = usePhrases();
  const state = useFormState(form, owner, record, save);
  const { data, setData, problems, dirty, canSave, saving, submit, attempt, opened, conflict } = state;
  const validator = useMemo(() => validatorOf(form), [form]);
  const uiSchema = useMemo(() => uiSchemaOf(form, phrases, faces), [form, phrases, faces]);
  const errors = useMemo(() => errorSchemaOf(problems, form, data, t), [problems, form, data, t]);
  const scope = useMemo(
    () => ({
      form,
      owner,
      layout: layoutOf(form, owner),
      data,
      record: opened.record,
      patch: (values: Data) => setData((current) => ({ ...current, ...values })),
    }),
    [form, owner, data, opened, setData],
  );
  useLeaveGuard(dirty && !readonly);
  useEffect(() => onDirty?.(dirty), [dirty, onDirty]);

  const { testActions: trials = [], constants } = owner;
  const trial = useTrial(state.check, state.refuse);
  const offered = trials.filter(({ beforeSave }) => !beforeSave);
  const trialButtons = offered.map((one) => (
    <button key={one.id} type="button" className={controls.button} onClick={() => void trial.begin(one)}>
      {t(resourceKey(owner.name, `testActions.${one.id}.title`))}
    </button>
  ));

  const changesId = useId();
  // A task begins with values too, but they are of no record.
  const isStored = record !== undefined && 'uuid' in record;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bad = attempt > 0 && root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!bad) return;
    bad.focus();
    // It may have had the focus already, out of sight.
    bad.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (!readonly) void submit();
  };

  return (
    <FormScopeContext value={scope}>
      <MuiTheme>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the form inside, whose controls have the focus */}
        <div ref={root} onKeyDown={onKeyDown}>
          <RjsfForm
            className={styles.form}
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
            onSubmit={() => void submit()}
          >
            {!readonly && (
              <div className={styles.bar}>
                {isStored && (
                  <div id={changesId} className={styles.changes} tabIndex={-1}>
                    {dirty ? (
                      <LazyPart>
                        <ChangesBar
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
                <p className={styles.summary} role="status">
                  {problems.length > 0 && t('form.problems', { count: problems.length })}
                </p>
                {trialButtons}
                {cancel && (
                  <button type="button" className={controls.button} onClick={cancel}>
                    {t('form.cancel')}
                  </button>
                )}
                <button
                  type="submit"
                  className={controls.primary}
                  disabled={saving}
                  aria-disabled={!canSave}
                  aria-describedby={isStored ? changesId : undefined}
                  {...bearing('save', captions.idle)}
                >
                  {saving ? captions.busy : captions.idle}
                </button>
              </div>
            )}
            {readonly && offered.length > 0 && <div className={styles.bar}>{trialButtons}</div>}
            {trial.run && (
              <LazyPart>
                <TrialView
                  run={trial.run}
                  owner={owner}
                  current={outgoing(form, data, constants)}
                  end={trial.end}
                />
              </LazyPart>
            )}
          </RjsfForm>
        </div>
        {conflict && (
          <LazyDialog close={state.putOff}>
            <Conflict
              form={form}
              base={opened.data}
              mine={outgoing(form, data, owner.constants)}
              typed={data}
              // What the owner fixes is nobody's to choose.
              theirs={{ ...conflict.theirs, ...owner.constants }}
              resolve={(merged) => void state.resolve(conflict, merged)}
              close={state.putOff}
            />
          </LazyDialog>
        )}
      </MuiTheme>
    </FormScopeContext>
  );
}
