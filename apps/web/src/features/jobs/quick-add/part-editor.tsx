import { isCalendarDate, isLocalTime, JOB_LIMITS } from '@homefold/domain';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { t } from '../../../messages/jobs';
import { PickerField } from '../../../ui/fields/picker-field';
import * as ui from '../../../ui/quick-add/repeat-editor';
import classes from '../../../ui/quick-add/part-popover.module.css';
import { SelectField } from '../../../ui/fields/select-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import { StepperField } from '../../../ui/pickers/stepper';
import { AssigneeField } from '../dialogs/assignee-field';
import { RotationField } from '../dialogs/rotation-field';
import type { Draft, Part, PartValues } from './draft';

const labels = t.jobs.quickAdd;
const form = t.jobs.form;

interface EditorProps {
  draft: Draft;
  onCorrect: <P extends Part>(part: P, value: PartValues[P]) => void;
}

function DateEditor({ draft: { known }, onCorrect }: EditorProps) {
  return (
    <>
      <div className={classes['pair']}>
        <PickerField
          type="date"
          label={form.dueDate}
          value={known.dueDate ?? ''}
          placeholder={form.noDate}
          onChange={(date) => (date === '' || isCalendarDate(date)) && onCorrect('date', date || null)}
        />
        <PickerField
          type="time"
          label={form.dueTime}
          value={known.dueTime ?? ''}
          placeholder={form.anyTime}
          disabled={known.dueDate === null}
          onChange={(time) => (time === '' || isLocalTime(time)) && onCorrect('time', time || null)}
        />
      </div>
      {known.dueDate !== null && (
        <Button size="small" onClick={() => onCorrect('date', null)}>
          {labels.edit.noDate}
        </Button>
      )}
    </>
  );
}

function TimeEditor({ draft: { known }, onCorrect }: EditorProps) {
  return (
    <>
      <PickerField
        type="time"
        label={form.dueTime}
        value={known.dueTime ?? ''}
        placeholder={form.anyTime}
        onChange={(time) => isLocalTime(time) && onCorrect('time', time)}
      />
      <Button size="small" onClick={() => onCorrect('time', null)}>
        {labels.edit.anyTime}
      </Button>
    </>
  );
}

function WhoEditor({ draft: { known }, onCorrect }: EditorProps) {
  return (
    <AssigneeField
      label={known.repeat?.rotation ? form.turnFirst : form.who}
      value={known.assigneeId}
      stored={null}
      onChange={(id) => onCorrect('who', id)}
    />
  );
}

function RepeatEditor({ draft: { known }, onCorrect }: EditorProps) {
  const { type = 'weekly', interval = 1, from = 'due', endDate = null } = known.repeat ?? {};
  return (
    <ui.RepeatEditor
      value={{ type, interval, until: endDate }}
      min={known.dueDate}
      once={labels.edit.once}
      onChange={(rule) =>
        onCorrect('repeat', rule && { type: rule.type, interval: rule.interval, from, endDate: rule.until })
      }
    >
      <SelectField
        label={form.from}
        value={from}
        options={[
          { value: 'due', label: form.fromDue },
          { value: 'completion', label: form.fromCompletion },
        ]}
        onChange={(chosen) => onCorrect('repeat', { type, interval, from: chosen, endDate })}
      />
    </ui.RepeatEditor>
  );
}

function TurnsEditor({ draft: { known }, onCorrect }: EditorProps) {
  const { mode = 'turn', memberIds = [] } = known.repeat?.rotation ?? {};
  return (
    <>
      <SelectField
        label={form.turns}
        value={mode}
        options={[
          { value: 'turn', label: form.inTurn },
          { value: 'leastDone', label: form.leastDone },
        ]}
        onChange={(chosen) => onCorrect('turns', { mode: chosen, memberIds })}
      />
      <RotationField
        value={memberIds}
        // A rotation needs at least two.
        onChange={(ids) => ids.length > 1 && onCorrect('turns', { mode, memberIds: ids })}
      />
      <Button size="small" onClick={() => onCorrect('turns', null)}>
        {labels.noTurns}
      </Button>
    </>
  );
}

function PointsEditor({ draft: { known }, onCorrect }: EditorProps) {
  const { points, needsApproval } = known;
  const change = (value: string): void => {
    const count = Math.min(JOB_LIMITS.points, Math.max(0, Math.floor(Number(value) || 0)));
    onCorrect('points', { points: count, needsApproval });
  };
  return (
    <>
      <StepperField
        label={form.points}
        min={0}
        max={JOB_LIMITS.points}
        value={points === null ? '' : String(points)}
        onChange={change}
      />
      <SwitchField
        label={form.needsApproval}
        checked={needsApproval}
        onChange={(on) => onCorrect('points', { points, needsApproval: on })}
      />
      <Button size="small" onClick={() => onCorrect('points', { points: null, needsApproval: false })}>
        {labels.noPoints}
      </Button>
    </>
  );
}

/** The editor of each part: changes apply at once. */
export const editors = (props: EditorProps): Record<Part, () => ReactNode> => ({
  date: () => <DateEditor {...props} />,
  time: () => <TimeEditor {...props} />,
  who: () => <WhoEditor {...props} />,
  repeat: () => <RepeatEditor {...props} />,
  turns: () => <TurnsEditor {...props} />,
  points: () => <PointsEditor {...props} />,
});
