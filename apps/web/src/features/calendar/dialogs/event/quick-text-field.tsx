import Button from '@mui/material/Button';
import { WandSparkles } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Ref } from 'react';
import { t } from '../../../../messages';
import { asTitle } from '../../../../ui/quick-add/corrections';
import classes from '../../../../ui/quick-add/quick-add.module.css';
import { Chips } from '../../quick-add/chips';
import { answered, corrected } from '../../quick-add/draft';
import { Question } from '../../quick-add/question';
import type { QuickText } from './use-quick-text';
import { isInText } from './quick-text-values';

const texts = t.quickAdd;

/** Quick add within Add Event: text fills the form below, and chips show what it filled. */
export function QuickTextField({
  labels,
  question,
  onEnter,
  onTitle,
}: {
  labels: QuickText;
  question: Ref<HTMLFieldSetElement>;
  /** Enter on an answer. */
  onEnter: () => void;
  /** The text was used as the title. */
  onTitle: () => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { draft, corrections } = labels;
  return (
    <div className={classes['inForm']}>
      <div className={classes['formBox']}>
        <WandSparkles className={classes['wand']} aria-hidden />
        <input
          ref={input}
          className={classes['input']}
          type="text"
          aria-label={texts.label}
          aria-describedby={`${id}-help`}
          placeholder={texts.inDialog}
          value={labels.text}
          maxLength={500}
          autoComplete="off"
          autoFocus
          enterKeyHint="done"
          onChange={({ target }) => labels.write(target.value)}
        />
        <span id={`${id}-help`} hidden>
          {texts.inDialogHelp}
        </span>
      </div>
      {draft && (
        <div className={classes['filled']}>
          <Chips
            draft={draft}
            shows={(part) => isInText(draft, part) && !labels.byHand.has(part)}
            onCorrect={(part, value) => labels.correct(corrected(corrections, draft, part, value))}
            onTitleOnly={(part) => {
              labels.correct(asTitle(corrections, draft, part));
              requestAnimationFrame(() => input.current?.focus());
            }}
          />
          <Button
            size="small"
            onClick={() => {
              labels.useAsTitle();
              onTitle();
            }}
          >
            {texts.titleOnly}
          </Button>
        </div>
      )}
      {draft?.question && draft.question.reason !== 'noDate' && (labels.isOpen || draft.picked !== null) && (
        <Question
          ref={question}
          question={draft.question}
          picked={draft.picked}
          day={null}
          onPick={(index) => draft.question && labels.correct(answered(corrections, draft.question, index))}
          onDay={() => undefined}
          onEnter={onEnter}
          onLeave={() => input.current?.focus()}
        />
      )}
      {draft?.known.note && <p className={classes['note']}>{draft.known.note}</p>}
    </div>
  );
}
