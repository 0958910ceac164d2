import { isBuilt } from '@homefold/domain';
import { t } from '../../messages/landing';
import { CalendarRoom } from './drawings/calendar-room';
import { ChatRoom } from './drawings/chat-room';
import { FamilyRoom } from './drawings/family-room';
import { KitchenRoom } from './drawings/kitchen-room';
import { LaundryRoom } from './drawings/laundry-room';
import { PantryRoom } from './drawings/pantry-room';
import { Roof } from './drawings/roof';
import classes from './landing.module.css';

const texts = t.landing.rooms;
const ALL = [
  { ...texts.calendar, Picture: CalendarRoom, needs: 'calendar' },
  {
    title: texts.meals.title,
    text: isBuilt('shopping') ? texts.meals.text : texts.meals.textAlone,
    Picture: KitchenRoom,
    needs: 'meal-planner',
  },
  { ...texts.family, Picture: FamilyRoom, needs: 'family' },
  { ...texts.chat, Picture: ChatRoom, needs: 'chat' },
  { ...texts.shopping, Picture: PantryRoom, needs: 'shopping' },
  { ...texts.tasks, Picture: LaundryRoom, needs: 'todos' },
] as const;
const ROOMS = ALL.filter(({ needs }) => isBuilt(needs));

/** The six features as rooms of one house; only existing ones are shown. */
export function Rooms() {
  return (
    <section id="features" className={`${classes['wrap']} ${classes['rooms']}`} aria-labelledby="features-title">
      <div className={classes['attic']}>
        <Roof className={classes['roof']} />
        <Roof className={classes['roofNarrow']} narrow />
        <h2 id="features-title">{texts.title}</h2>
      </div>
      <div className={classes['floors']}>
        {ROOMS.map(({ title, text, Picture }) => (
          <article key={title} className={classes['room']}>
            <div className={classes['picture']}>
              <Picture />
            </div>
            <div className={classes['words']}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
