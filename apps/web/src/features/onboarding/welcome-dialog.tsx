import { isBuilt } from '@homefold/domain';
import Button from '@mui/material/Button';
import { Calendar, CookingPot, ListChecks, RefreshCw, ShoppingBasket, Sparkles } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../messages/account/onboarding';
import { Dialog } from '../../ui/dialogs/dialog';
import { FoldDrawing } from './fold-drawing';
import classes from './welcome.module.css';

const texts = t.onboarding.welcome;
const ALL = [
  { ...texts.feature.calendar, Icon: Calendar, needs: 'calendar' },
  { ...texts.feature.meals, Icon: CookingPot, needs: 'meal-planner' },
  { ...texts.feature.tasks, Icon: ListChecks, needs: 'todos' },
  { ...texts.feature.assistant, Icon: Sparkles, needs: 'chat' },
  { ...texts.feature.shopping, Icon: ShoppingBasket, needs: 'shopping' },
  { ...texts.feature.sync, Icon: RefreshCw, needs: 'dashboard' },
] as const;
/** Only features that exist. */
const FEATURES = ALL.filter(({ needs }) => isBuilt(needs));

/** The welcome: what Homefold is, and how to start. */
export function WelcomeDialog({ onStart, onSkip }: { onStart: () => void; onSkip: () => void }) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onSkip}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth={false}
      slotProps={{ paper: { sx: { width: 680, maxWidth: 680 } } }}
    >
      <div className={classes['welcome']}>
        <div className={classes['head']}>
          <FoldDrawing fold="house" className={classes['art']} />
          <div>
            <h2 id={`${id}-title`}>{texts.title}</h2>
            <p id={`${id}-text`}>{texts.text}</p>
          </div>
        </div>
        <ul className={classes['features']} aria-label={texts.features}>
          {FEATURES.map(({ name, text, Icon }) => (
            <li key={name}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <span>
                <strong>{name}</strong>
                <span>{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <h3>{texts.setup}</h3>
        <ol className={classes['steps']}>
          {texts.steps.map((step, index) => (
            <li key={step}>
              <span aria-hidden>{index + 1}</span>
              {step}
            </li>
          ))}
        </ol>
        <div className={classes['foot']}>
          <Button onClick={onSkip} color="inherit">
            {texts.skip}
          </Button>
          <Button variant="contained" onClick={onStart} autoFocus>
            {texts.start}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
