import { useId } from 'react';
import { t } from '../../messages/account/onboarding';
import { ChoiceDrawing } from './fold-drawing';
import { StepBody } from './step-body';
import type { FamilyChoice } from './wizard-steps';
import classes from './steps.module.css';

const texts = t.onboarding.choice;

/** Second step: create a family or join an existing one. */
export function FamilyChoiceStep({
  choice,
  onChoice,
  onDone,
}: {
  choice: FamilyChoice;
  onChoice: (choice: FamilyChoice) => void;
  onDone: () => void;
}) {
  const name = useId();
  const options: readonly { value: FamilyChoice; title: string; text: string }[] = [
    { value: 'create', title: texts.create, text: texts.createText },
    { value: 'join', title: texts.join, text: texts.joinText },
  ];
  return (
    <StepBody
      title={texts.title}
      text={texts.text}
      submit={t.onboarding.wizard.continue}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <div role="radiogroup" aria-label={texts.title} className={classes['options']}>
        {options.map(({ value, title, text }) => (
          <label key={value} className={classes['option']}>
            <input type="radio" name={name} value={value} checked={choice === value} onChange={() => onChoice(value)} />
            <ChoiceDrawing kind={value} className={classes['optionArt']} />
            <span className={classes['optionWords']}>
              <strong>{title}</strong>
              <span>{text}</span>
            </span>
            <span className={classes['radio']} aria-hidden />
          </label>
        ))}
      </div>
    </StepBody>
  );
}
