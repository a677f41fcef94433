import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Resource } from '../../../contract/model/resource.ts';
import {
  capitalize,
  decapitalize,
  fieldKey,
  resourceKey,
  screenKey,
} from '../../../contract/text/captions.ts';
import { useRoleObstacle } from '../../api/access/useRoleObstacle.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { currentLocation } from '../../core/routing/hashLocation.ts';
import controls from '../../core/theme/controls.module.css';
import styles from './onboarding.module.css';
import { createUrl, type OnboardingStep, onboardingStepsOf } from './onboardingSteps.ts';

interface NextStepsProps {
  readonly resource: Resource;
  /** The button that creates a record. */
  readonly create: ReactNode;
}

/** Empty state with the button for the first record, or the steps required before it. */
export function NextSteps({ resource, create }: NextStepsProps): ReactNode {
  const [steps, setSteps] = useState<readonly OnboardingStep[]>();
  const { name, constants } = resource;
  useEffect(() => {
    let isGone = false;
    const show = (found: readonly OnboardingStep[]) => isGone || setSteps(found);
    // If the steps cannot be determined, the form reports missing references.
    onboardingStepsOf(name, constants).then(show, () => show([]));
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
  readonly steps: readonly OnboardingStep[];
  readonly next: OnboardingStep;
}

function StepList({ resource, steps, next }: StepListProps): ReactNode {
  const t = useTranslate();
  const recordOf = (name: string): string => t('record.new', { record: t(resourceKey(name, 'recordTitle')) });
  return (
    <ol className={styles.steps} aria-label={t('emptyList.steps')}>
      {steps.map((step) => (
        <li
          key={`${step.entity} ${step.property}`}
          data-done={step.isDone}
          aria-current={step === next ? 'step' : undefined}
        >
          <StepMark isDone={step.isDone} />
          <StepText step={step} isNext={step === next} />
        </li>
      ))}
      <li>
        <StepMark isDone={false} />
        {recordOf(resource)}
      </li>
    </ol>
  );
}

const StepMark = ({ isDone }: Pick<OnboardingStep, 'isDone'>): ReactNode =>
  isDone ? <Check size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />;

function StepText({ step, isNext }: { readonly step: OnboardingStep; readonly isNext: boolean }): ReactNode {
  const t = useTranslate();
  const roleObstacle = useRoleObstacle();
  const { entity, property, createScreen, isDone } = step;
  if (!createScreen)
    return t('emptyList.elsewhere', { what: decapitalize(t(`${fieldKey(entity, [property])}.title`)) });
  const { screen, tab, resource } = createScreen;
  const record = t(resourceKey(tab.resource, 'recordTitle'));
  if (isDone) return t('emptyList.done', { record: capitalize(record) });
  const newRecord = t('record.new', { record });
  if (!isNext) return newRecord;
  const obstacle = roleObstacle(resource.roles.create);
  if (obstacle !== undefined)
    return (
      <>
        {newRecord}
        <span className={styles.where}>{obstacle}</span>
      </>
    );
  return (
    <>
      <Link href={createUrl(createScreen, currentLocation())} className={controls.primary}>
        {newRecord}
      </Link>
      <span className={styles.where}>
        {t('emptyList.where', {
          screen: t(screenKey(screen.name, 'title')),
          tab: t(screenKey(screen.name, `tabs.${tab.id}.title`)),
        })}
      </span>
    </>
  );
}
