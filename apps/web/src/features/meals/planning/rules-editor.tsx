import { useQuery } from '@apollo/client/react';
import { describeMealRule, readMealRule } from '@homefold/domain/meals';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { toPublicError } from '../../../graphql/errors';
import { refusalText } from '../../../graphql/records/refusals';
import { t } from '../../../messages/meals';
import { newKey } from '../../../ui/browser/new-key';
import { Field } from '../../../ui/fields/field';
import { FormAlert } from '../../../ui/forms/form-alert';
import { useDraft } from '../../../ui/forms/use-draft';
import { MealRulesDocument } from '../generated';
import { useRuleWrites } from './rule-writes';
import type { MealRule } from './rule-writes';
import classes from './planning.module.css';

const labels = t.meals.planning.rules;

/** The family's rules in plain English, and a line that adds one in words. */
export function RulesEditor() {
  const { data, error, refetch } = useQuery(MealRulesDocument, { fetchPolicy: 'cache-and-network' });
  const writes = useRuleWrites();
  const [edited, setEdited] = useState<string | null>(null);
  /** The rule whose edit button receives the focus again. */
  const back = useRef<string | null>(null);
  const rules = data?.mealRules.toSorted((a, b) => a.position - b.position) ?? [];
  return (
    <div className={classes['rules']}>
      {data && rules.length === 0 && <p className={classes['hint']}>{labels.none}</p>}
      {!data && error && <FormAlert message={labels.failed} onRetry={() => void refetch().catch(() => undefined)} />}
      {rules.length > 0 && (
        <ol className={classes['ruleList']}>
          {rules.map((rule, index) => (
            <li key={rule.id}>
              {edited === rule.id ? (
                <RuleForm
                  rule={rule}
                  onDone={() => {
                    back.current = rule.id;
                    setEdited(null);
                  }}
                />
              ) : (
                <>
                  <span>{rule.text}</span>
                  {index > 0 && (
                    <IconButton
                      size="small"
                      aria-label={labels.up(rule.text)}
                      onClick={() => void writes.move(rule, rules[index - 2]?.id ?? null)}
                    >
                      <ArrowUp size={18} aria-hidden />
                    </IconButton>
                  )}
                  <IconButton
                    ref={(button) => {
                      if (!button || back.current !== rule.id) return;
                      back.current = null;
                      button.focus();
                    }}
                    size="small"
                    aria-label={labels.edit(rule.text)}
                    onClick={() => setEdited(rule.id)}
                  >
                    <Pencil size={18} aria-hidden />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={labels.remove(rule.text)}
                    onClick={() => void writes.remove(rule)}
                  >
                    <Trash2 size={18} aria-hidden />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {rules.length > 1 && <p className={classes['hint']}>{labels.first}</p>}
      <RuleForm />
    </div>
  );
}

/** A rule being typed, new or edited, with how it is parsed, or its problem. */
function RuleForm({ rule, onDone }: { rule?: MealRule; onDone?: () => void }) {
  const writes = useRuleWrites();
  const opened = rule?.text ?? '';
  const [text, setText] = useState(opened);
  const [key, setKey] = useState(newKey);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const draft = useDraft({
    form: rule ? `meal-rule:${rule.id}` : 'meal-rule',
    content: { text },
    opened: { text: opened },
    edits: false,
    silent: true,
    onResume: (kept) => setText(kept.text),
  });
  const read = text.trim() === '' ? null : readMealRule(text);
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    if (busy || !read) return;
    if (!read.rule) return setProblem(read.problem);
    setBusy(true);
    try {
      if (rule) await writes.update(rule, text);
      else await writes.add(text, key);
      draft.settle();
      setText('');
      setKey(newKey());
      onDone?.();
    } catch (thrown) {
      const refusal = toPublicError(thrown);
      const now = (refusal.details?.['current'] as MealRule | undefined)?.text;
      const isConflict = refusal.code === 'VERSION_CONFLICT' && now !== undefined;
      setProblem(isConflict ? labels.conflict(now) : refusalText(refusal, labels.addFailed));
    } finally {
      setBusy(false);
    }
  };
  const leave = (): void => {
    draft.settle();
    onDone?.();
  };
  return (
    <form
      className={classes['newRule']}
      data-edit={rule ? true : undefined}
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (!rule || event.key !== 'Escape') return;
        // the dialog stays open
        event.stopPropagation();
        leave();
      }}
    >
      <Field
        label={rule ? labels.editLabel : labels.label}
        placeholder={labels.placeholder}
        value={text}
        maxLength={200}
        autoComplete="off"
        autoFocus={rule !== undefined}
        error={problem ?? undefined}
        hint={read?.rule ? labels.reads(describeMealRule(read.rule)) : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="outlined" disabled={busy || text.trim() === ''}>
        {rule ? (busy ? labels.saving : labels.save) : busy ? labels.adding : labels.add}
      </Button>
      {rule && (
        <Button color="inherit" disabled={busy} onClick={leave}>
          {t.common.cancel}
        </Button>
      )}
    </form>
  );
}
