import { JOB_LIMITS } from '@homefold/domain';
import { Star } from 'lucide-react';
import { t } from '../../../messages/jobs';
import type { FormErrors } from '../../../graphql/records/use-stored-form';
import { Field } from '../../../ui/fields/field';
import { OptionalTexts } from '../../../ui/forms/optional-texts';
import { ItemsField } from '../../../ui/fields/items-field';
import { FormColumns } from '../../../ui/forms/form-columns';
import { PickerField } from '../../../ui/fields/picker-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import { StepperField } from '../../../ui/pickers/stepper';
import { useFamily } from '../../../graphql/family';
import { JOB_FIELDS } from '../model/fields';
import type { Job } from '../model/types';
import { AssigneeField } from './assignee-field';
import classes from './form.module.css';
import type { JobFormValues } from './form-values';
import { RepeatFields } from './repeat-fields';

const labels = t.jobs.form;

/** The fields of a job, in two columns where there is room. */
export function JobFields({
  stored,
  values,
  errors,
  isApprover,
  onChange,
}: {
  /** The stored job; null for a new one. */
  stored: Job | null;
  values: JobFormValues;
  errors: FormErrors<JobFormValues>;
  /** Whether the user may set points. */
  isApprover: boolean;
  onChange: (values: Partial<JobFormValues>) => void;
}) {
  const { today } = useFamily();
  const isDone = stored?.isCompleted === true;
  const hasTurns = values.repeats && values.turns !== null;
  return (
    <FormColumns
      main={
        <>
          <Field
            label={labels.title}
            placeholder={labels.titlePlaceholder}
            value={values.title}
            error={errors.title}
            maxLength={JOB_LIMITS.title * 4}
            autoComplete="off"
            name="title"
            required
            autoFocus={!stored}
            onChange={(event) => onChange({ title: event.target.value })}
          />
          {/* In a new job with a rotation the first member begins. */}
          {(!hasTurns || stored) && (
            <AssigneeField
              label={hasTurns ? labels.turnFirst : labels.who}
              value={values.assigneeId}
              stored={stored}
              error={errors.assigneeId}
              onChange={(assigneeId) => onChange({ assigneeId })}
            />
          )}
          <div className={classes['pair']}>
            <PickerField
              type="date"
              label={labels.dueDate}
              value={values.dueDate}
              error={errors.dueDate}
              placeholder={labels.noDate}
              onChange={(dueDate) => onChange({ dueDate, ...(dueDate === '' && { dueTime: '' }) })}
            />
            <PickerField
              type="time"
              label={labels.dueTime}
              value={values.dueTime}
              error={errors.dueTime}
              placeholder={labels.anyTime}
              disabled={values.dueDate === ''}
              onChange={(dueTime) => onChange({ dueTime })}
            />
          </div>
          <OptionalTexts
            fields={JOB_FIELDS}
            values={values}
            errors={errors}
            onChange={(name, typed) => onChange({ [name]: typed })}
          />
          <ItemsField
            labels={labels.parts}
            items={values.parts}
            most={JOB_LIMITS.subtasks}
            error={errors.parts}
            onChange={(parts) => onChange({ parts })}
          />
        </>
      }
      side={
        <>
          {isDone ? (
            stored.repeat && <p className={classes['note']}>{labels.reopen}</p>
          ) : (
            <RepeatFields
              values={values}
              errors={errors}
              onSwitch={(repeats) =>
                onChange({
                  repeats,
                  // A repeat by due date needs a first day.
                  ...(repeats && values.dueDate === '' && values.from === 'due' && { dueDate: today }),
                })
              }
              onChange={onChange}
            />
          )}
          {isApprover ? (
            <div className={classes['points']}>
              <StepperField
                label={labels.points}
                min={0}
                max={JOB_LIMITS.points}
                value={values.points}
                error={errors.points}
                hint={labels.pointsHint}
                placeholder={labels.noPoints}
                icon={<Star size={18} aria-hidden />}
                onChange={(points) => onChange({ points })}
              />
              {Number(values.points) > 0 && (
                <SwitchField
                  label={labels.needsApproval}
                  checked={values.needsApproval}
                  onChange={(needsApproval) => onChange({ needsApproval })}
                />
              )}
            </div>
          ) : (
            Number(values.points) > 0 && (
              <p className={classes['note']}>
                {t.jobs.points(Number(values.points))}. {labels.pointsLocked}
              </p>
            )
          )}
        </>
      }
    />
  );
}
