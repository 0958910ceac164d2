import { useQuery } from '@apollo/client/react';
import { describeMealRule, readMealRule } from '@homefold/domain/meals';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { toPublicError } from '../../../graphql/errors';
import { refusalText } from '../../../graphql/records/refusals';
import { t } from '../../../messages/meals';
import { newKey } from '../../../ui/browser/new-key';
import { Field } from '../../../ui/fields/field';
import { useDraft } from '../../../ui/forms/use-draft';
import { MealRulesDocument } from '../generated';
import { useRuleWrites } from './rule-writes';
import classes from './planning.module.css';

const words = t.meals.planning.rules;

/** The family's rules, in plain English, and a line that takes another one in words. */
export function RulesEditor() {
  const { data, error } = useQuery(MealRulesDocument, { fetchPolicy: 'cache-and-network' });
  const writes = useRuleWrites();
  const rules = data?.mealRules.toSorted((a, b) => a.position - b.position) ?? [];
  return (
    <div className={classes['rules']}>
      {data && rules.length === 0 && <p className={classes['hint']}>{words.none}</p>}
      {!data && error && <p role="alert">{words.failed}</p>}
      {rules.length > 0 && (
        <ol className={classes['ruleList']}>
          {rules.map((rule, index) => (
            <li key={rule.id}>
              <span>{rule.words}</span>
              {index > 0 && (
                <IconButton
                  size="small"
                  aria-label={words.up(rule.words)}
                  onClick={() => void writes.move(rule, rules[index - 2]?.id ?? null)}
                >
                  <ArrowUp size={18} aria-hidden />
                </IconButton>
              )}
              <IconButton size="small" aria-label={words.remove(rule.words)} onClick={() => void writes.remove(rule)}>
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {rules.length > 1 && <p className={classes['hint']}>{words.first}</p>}
      <NewRule />
    </div>
  );
}

/** A rule as it is typed, with what it is read as, or why it is none. */
function NewRule() {
  const writes = useRuleWrites();
  const [text, setText] = useState('');
  const [key, setKey] = useState(newKey);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const draft = useDraft({
    form: 'meal-rule',
    content: { text },
    opened: { text: '' },
    edits: false,
    silent: true,
    onResume: (kept) => setText(kept.text),
  });
  const read = text.trim() === '' ? null : readMealRule(text);
  const add = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    if (busy || !read) return;
    if (!read.rule) return setProblem(read.problem);
    setBusy(true);
    try {
      await writes.add(text, key);
      setText('');
      setKey(newKey());
      draft.settle();
    } catch (thrown) {
      setProblem(refusalText(toPublicError(thrown), words.addFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes['newRule']} onSubmit={(event) => void add(event)} noValidate>
      <Field
        label={words.label}
        placeholder={words.placeholder}
        value={text}
        maxLength={200}
        autoComplete="off"
        error={problem ?? undefined}
        hint={read?.rule ? words.reads(describeMealRule(read.rule)) : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="outlined" disabled={busy || text.trim() === ''}>
        {busy ? words.adding : words.add}
      </Button>
    </form>
  );
}
