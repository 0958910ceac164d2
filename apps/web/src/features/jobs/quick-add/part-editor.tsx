import { isCalendarDate, isLocalTime, JOB_LIMITS } from '@homefold/domain';
import type { RepeatFrom, RotationMode } from '@homefold/domain';
import Button from '@mui/material/Button';
import { t } from '../../../messages/jobs';
import { ChoiceChip, ChoiceChips } from '../../../ui/fields/choice-chips';
import { Field } from '../../../ui/fields/field';
import { PickerField } from '../../../ui/fields/picker-field';
import { EveryFields } from '../../../ui/quick-add/every-fields';
import { PartPopover } from '../../../ui/quick-add/part-chip';
import classes from '../../../ui/quick-add/part-popover.module.css';
import { SelectField } from '../../../ui/fields/select-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import { AssigneeField } from '../dialogs/assignee-field';
import { Face } from '../list/face';
import { useFamily } from '../../../graphql/family';
import { memberOf } from '../model/people';
import type { Draft, Part, PartValues } from './draft';

const words = t.jobs.quickAdd;
const form = t.jobs.form;

interface EditorProps {
  draft: Draft;
  onCorrect: <P extends Part>(part: P, value: PartValues[P]) => void;
}

/** The editor of one recognized part. */
export function PartEditor({
  part,
  anchor,
  onTitleOnly,
  onClose,
  ...props
}: EditorProps & { part: Part; anchor: HTMLElement; onTitleOnly: () => void; onClose: () => void }) {
  const said = props.draft.words[part];
  const Editor = EDITORS[part];
  return (
    <PartPopover
      name={words.names[part]}
      anchor={anchor}
      done={words.edit.done}
      not={
        said.length > 0 ? { label: words.not[part], detail: words.stays(said.join(' ')), onClick: onTitleOnly } : null
      }
      onClose={onClose}
    >
      <Editor {...props} />
    </PartPopover>
  );
}

function DateEditor({ draft: { known }, onCorrect }: EditorProps) {
  const { locale } = useFamily();
  return (
    <>
      <div className={classes['pair']}>
        <PickerField
          type="date"
          locale={locale}
          label={form.dueDate}
          value={known.dueDate ?? ''}
          placeholder={form.noDate}
          onChange={(date) => onCorrect('date', isCalendarDate(date) ? date : null)}
        />
        <PickerField
          type="time"
          locale={locale}
          label={form.dueTime}
          value={known.dueTime ?? ''}
          placeholder={form.anyTime}
          disabled={known.dueDate === null}
          onChange={(time) => onCorrect('time', isLocalTime(time) ? time : null)}
        />
      </div>
      {known.dueDate !== null && (
        <Button size="small" onClick={() => onCorrect('date', null)}>
          {words.edit.noDate}
        </Button>
      )}
    </>
  );
}

function TimeEditor({ draft: { known }, onCorrect }: EditorProps) {
  const { locale } = useFamily();
  return (
    <>
      <PickerField
        type="time"
        locale={locale}
        label={form.dueTime}
        value={known.dueTime ?? ''}
        placeholder={form.anyTime}
        onChange={(time) => isLocalTime(time) && onCorrect('time', time)}
      />
      <Button size="small" onClick={() => onCorrect('time', null)}>
        {words.edit.anyTime}
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
  const { locale } = useFamily();
  const { type = 'weekly', interval = 1, from = 'due', endDate = null } = known.repeat ?? {};
  const repeat = { type, interval, from, endDate };
  return (
    <>
      <EveryFields words={form} value={repeat} onChange={(every) => onCorrect('repeat', { ...repeat, ...every })} />
      <SelectField
        label={form.from}
        value={from}
        options={[
          { value: 'due', label: form.fromDue },
          { value: 'completion', label: form.fromCompletion },
        ]}
        onChange={(event) => onCorrect('repeat', { ...repeat, from: event.target.value as RepeatFrom })}
      />
      <PickerField
        type="date"
        locale={locale}
        label={form.until}
        value={endDate ?? ''}
        placeholder={form.noEnd}
        {...(known.dueDate && { min: known.dueDate })}
        onChange={(date) => onCorrect('repeat', { ...repeat, endDate: isCalendarDate(date) ? date : null })}
      />
      <Button size="small" onClick={() => onCorrect('repeat', null)}>
        {words.edit.once}
      </Button>
    </>
  );
}

function TurnsEditor({ draft: { known }, onCorrect }: EditorProps) {
  const family = useFamily();
  const { mode = 'turn', memberIds = [] } = known.repeat?.rotation ?? {};
  const toggle = (id: string): void => {
    const ids = memberIds.includes(id) ? memberIds.filter((one) => one !== id) : [...memberIds, id];
    // A rotation needs at least two.
    if (ids.length > 1) onCorrect('turns', { mode, memberIds: ids });
  };
  return (
    <>
      <SelectField
        label={form.turns}
        value={mode}
        options={[
          { value: 'turn', label: form.inTurn },
          { value: 'leastDone', label: form.leastDone },
        ]}
        onChange={(event) => onCorrect('turns', { mode: event.target.value as RotationMode, memberIds })}
      />
      <ChoiceChips label={form.turnOrder}>
        {family.members.map(({ id, displayName }) => (
          <ChoiceChip key={id} checked={memberIds.includes(id)} label={displayName} onChange={() => toggle(id)}>
            <Face person={memberOf(id, family)} size={28} />
          </ChoiceChip>
        ))}
      </ChoiceChips>
      <Button size="small" onClick={() => onCorrect('turns', null)}>
        {words.noTurns}
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
      <Field
        label={form.points}
        type="number"
        inputMode="numeric"
        min={0}
        max={JOB_LIMITS.points}
        value={points ?? ''}
        onChange={(event) => change(event.target.value)}
      />
      <SwitchField
        label={form.needsApproval}
        checked={needsApproval}
        onChange={(on) => onCorrect('points', { points, needsApproval: on })}
      />
      <Button size="small" onClick={() => onCorrect('points', { points: null, needsApproval: false })}>
        {words.noPoints}
      </Button>
    </>
  );
}

const EDITORS = {
  date: DateEditor,
  time: TimeEditor,
  who: WhoEditor,
  repeat: RepeatEditor,
  turns: TurnsEditor,
  points: PointsEditor,
};
