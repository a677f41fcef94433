import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { atStart, inSentence } from '../../contract/inSentence.ts';
import { fieldKey, resourceKey, screenKey } from '../../contract/labelKey.ts';
import type { Resource } from '../../contract/resource.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { usePhraseGroups } from '../i18n/usePhraseGroups.ts';
import { currentLocation } from '../routing/hashLocation.ts';
import controls from '../theme/controls.module.css';
import { makerLink } from './makerOf.ts';
import styles from './onboarding.module.css';
import { type Step, stepsTo } from './stepsTo.ts';

interface NextStepsProps {
  readonly resource: Resource;
  /** The button that makes a new record. */
  readonly create: ReactNode;
}

const groups = ['onboarding'];

/** Under an empty list: the button for the first record, or what must be made before, in its order. */
export function NextSteps({ resource, create }: NextStepsProps): ReactNode {
  usePhraseGroups(groups);
  const [steps, setSteps] = useState<readonly Step[]>();
  const { name, constants } = resource;
  useEffect(() => {
    let isGone = false;
    const show = (found: readonly Step[]) => isGone || setSteps(found);
    // Who cannot be told what is needed is told by the form.
    stepsTo(name, constants).then(show, () => show([]));
    return () => {
      isGone = true;
    };
  }, [name, constants]);
  if (!steps) return null;
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return create;
  return <StepList resource={name} steps={steps} next={next} />;
}

interface StepListProps {
  readonly resource: string;
  readonly steps: readonly Step[];
  readonly next: Step;
}

function StepList({ resource, steps, next }: StepListProps): ReactNode {
  const t = useTranslate();
  const recordOf = (name: string): string => t('record.new', { record: t(resourceKey(name, 'recordTitle')) });
  return (
    <ol className={styles.steps} aria-label={t('onboarding.steps')}>
      {steps.map((step) => (
        <li
          key={`${step.entity} ${step.property}`}
          data-done={step.isDone}
          aria-current={step === next ? 'step' : undefined}
        >
          <Mark isDone={step.isDone} />
          <StepText step={step} isNext={step === next} />
        </li>
      ))}
      <li>
        <Mark isDone={false} />
        {recordOf(resource)}
      </li>
    </ol>
  );
}

const Mark = ({ isDone }: Pick<Step, 'isDone'>): ReactNode =>
  isDone ? <Check size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />;

function StepText({ step, isNext }: { readonly step: Step; readonly isNext: boolean }): ReactNode {
  const t = useTranslate();
  const { entity, property, maker, isDone } = step;
  if (!maker)
    return t('onboarding.elsewhere', { what: inSentence(t(`${fieldKey(entity, [property])}.title`)) });
  const { screen, tab } = maker;
  const record = t(resourceKey(tab.resource, 'recordTitle'));
  if (isDone) return t('onboarding.done', { record: atStart(record) });
  if (!isNext) return t('record.new', { record });
  return (
    <>
      <Link href={makerLink(maker, currentLocation())} className={controls.primary}>
        {t('record.new', { record })}
      </Link>
      <span className={styles.where}>
        {t('onboarding.where', {
          screen: t(screenKey(screen.name, 'title')),
          tab: t(screenKey(screen.name, `tabs.${tab.id}.title`)),
        })}
      </span>
    </>
  );
}
