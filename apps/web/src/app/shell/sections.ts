import { SECTIONS } from '@homefold/domain';
import type { BuiltResource, BuiltSection, Section as SectionId } from '@homefold/domain';
import {
  Calendar,
  CalendarSync,
  CircleCheck,
  Gift,
  House,
  ListChecks,
  MessagesSquare,
  Refrigerator,
  ShoppingBasket,
  Trash2,
  UserRound,
  UsersRound,
  Utensils,
  CookingPot,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { Greeting, GreetingDate } from '../../features/dashboard/greeting';
import { t } from '../../messages';
import { themed } from '../../theme/themed';
import type { UnderstandCommand } from '../../ui/sections/commands';
import { lazyPage } from './lazy-page';
import type { LazyPage, LoadPage } from './lazy-page';

/** One section of the dashboard. A section that is not listed does not exist and appears in no menu. */
export interface SectionEntry {
  id: BuiltSection;
  /** Its name in the menus and, unless `title` is given, its heading. */
  label: string;
  title?: string;
  /** The heading on a phone, if different. */
  shortTitle?: string;
  /** Replaces the text of the desktop heading, and adds content beside it. */
  Heading?: ComponentType;
  Aside?: ComponentType;
  icon: LucideIcon;
  /** A number on its icon or beside its name in the menus, if any; loaded after the first screen. */
  Count?: LazyExoticComponent<ComponentType>;
  /** Loads the code of its page. */
  load: LoadPage;
  Page: LazyPage['Page'];
  /** Its name in the phone's bar, if shorter. */
  barLabel?: string;
  /** Uses the full width of wide screens; other sections are limited to a readable width. */
  wide?: boolean;
  /** Also shown to users without a family; other sections then show 'No Family Found'. */
  withoutFamily?: boolean;
  /**
   * What `n`, the search and, with `floating`, the phone's floating button add; the page handles it with `useAddAction`.
   */
  addAction?: { label: string; floating?: boolean };
  /** Also handles `n` with `useAddAction`, but adds a record of another section. */
  addsElsewhere?: true;
  /** Its commands in the search that depend on what is typed; loaded with the search. */
  loadCommands?: () => Promise<{ understand: UnderstandCommand }>;
}

/** The code of each section's page. The build reads this list as well (vite/early.mjs), so each line is a plain import. */
const PAGES: Record<BuiltSection, LoadPage> = {
  dashboard: () => import('../../features/dashboard/page'),
  calendar: () => import('../../features/calendar/page'),
  todos: () => import('../../features/jobs/page'),
  'meal-planner': () => import('../../features/meals/page'),
  shopping: () => import('../../features/meals/shopping/page'),
  kitchen: () => import('../../features/meals/kitchen/page'),
  wishlist: () => import('../../features/wishlist/page'),
  forum: () => import('../../features/forum/page'),
  profile: () => import('../../features/family/page'),
  family: () => import('../../features/family/page'),
  bin: () => import('../../features/bin/page'),
};

/** A section, with its page or that of another one, which then stays mounted when switching between the two. */
function entry(
  section: Omit<SectionEntry, 'Page' | 'label' | 'load'>,
  { load, Page }: Pick<SectionEntry, 'load' | 'Page'> = pageOf(section.id),
): SectionEntry {
  return { ...section, label: SECTIONS[section.id].label, load, Page };
}

function pageOf(id: BuiltSection): Pick<SectionEntry, 'load' | 'Page'> {
  const load = PAGES[id];
  // The dashboard does without MUI, and follows its frame in a separate step: together they keep a phone busy longer.
  if (id === 'dashboard') return { load, Page: lazy(load) };
  const { preload, Page } = lazyPage(themed(load));
  return { load: preload, Page };
}

const familyPage = pageOf('family');

/**
 * The sections, in the order of `BUILT_SECTIONS`. A new domain adds an entry here, and an icon below: menus, shortcuts and
 * the commands of the search follow from it and from its descriptor in `SECTIONS`.
 */
export const sections: readonly SectionEntry[] = [
  entry({
    id: 'dashboard',
    addsElsewhere: true,
    Heading: Greeting,
    Aside: GreetingDate,
    icon: House,
    barLabel: t.shell.sections.home,
  }),
  entry({
    id: 'calendar',
    title: t.shell.sections.calendarTitle,
    shortTitle: SECTIONS.calendar.label,
    icon: Calendar,
    wide: true,
    addAction: { label: t.shell.addEvent },
    loadCommands: () => import('../../features/calendar/commands'),
  }),
  entry({
    id: 'todos',
    icon: CircleCheck,
    Count: lazy(() => import('../../features/jobs/today/due-count')),
    addAction: { label: t.shell.addJob, floating: true },
  }),
  entry({
    id: 'meal-planner',
    title: t.shell.sections.mealsTitle,
    shortTitle: SECTIONS['meal-planner'].label,
    icon: Utensils,
    wide: true,
    addAction: { label: t.shell.addMeal },
    loadCommands: () => import('../../features/meals/commands'),
  }),
  entry({
    id: 'shopping',
    title: t.shell.sections.shoppingTitle,
    shortTitle: SECTIONS.shopping.label,
    icon: ShoppingBasket,
    Count: lazy(() => import('../../features/meals/shopping/strip/open-count')),
    addAction: { label: t.shell.addItem },
    loadCommands: () => import('../../features/meals/shopping/commands'),
  }),
  entry({
    id: 'kitchen',
    icon: Refrigerator,
    addAction: { label: t.shell.addToKitchen },
  }),
  entry({
    id: 'wishlist',
    icon: Gift,
    addAction: { label: t.shell.addWish, floating: true },
  }),
  entry({
    id: 'forum',
    icon: MessagesSquare,
    Count: lazy(() => import('../../features/forum/card/unread-count')),
    addAction: { label: t.shell.newPost, floating: true },
    loadCommands: () => import('../../features/forum/commands'),
  }),
  entry({ id: 'profile', title: t.shell.sections.family, icon: UserRound, withoutFamily: true }, familyPage),
  entry({ id: 'family', title: t.shell.sections.family, icon: UsersRound, withoutFamily: true }, familyPage),
  entry({
    id: 'bin',
    icon: Trash2,
  }),
];

/** The entry of an existing section. */
export const sectionEntry = (id: SectionId): SectionEntry => {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`No section ${id}`);
  return found;
};

/** The icons of records in mixed lists; a missing icon for an existing kind does not compile. */
export const resourceIcons: Readonly<Record<BuiltResource, LucideIcon>> = {
  todo: CircleCheck,
  calendar_event: Calendar,
  recipe: CookingPot,
  meal_plan: Utensils,
  meal_rule: ListChecks,
  shopping_item: ShoppingBasket,
  shopping_list: ShoppingBasket,
  kitchen_item: Refrigerator,
  wishlist_item: Gift,
  forum_post: MessagesSquare,
  family: House,
  family_member: UsersRound,
  outside_calendar: CalendarSync,
};
