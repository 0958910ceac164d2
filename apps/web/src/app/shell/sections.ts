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

const pages = new Map<LoadPage, LazyPage>();

/** Entries with the same `load` share one page, which stays mounted when switching between them. */
function entry(section: Omit<SectionEntry, 'Page' | 'label'>): SectionEntry {
  const { id, load } = section;
  // The dashboard does without MUI, and follows its frame in a separate step: together they keep a phone busy longer.
  const page = pages.get(load) ?? (id === 'dashboard' ? { Page: lazy(load), preload: load } : lazyPage(themed(load)));
  pages.set(load, page);
  return { ...section, label: SECTIONS[id].label, load: page.preload, Page: page.Page };
}

const loadFamily: LoadPage = () => import('../../features/family/page');

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
    load: () => import('../../features/dashboard/page'),
    barLabel: t.shell.sections.home,
  }),
  entry({
    id: 'calendar',
    title: t.shell.sections.calendarTitle,
    shortTitle: SECTIONS.calendar.label,
    icon: Calendar,
    load: () => import('../../features/calendar/page'),
    wide: true,
    addAction: { label: t.shell.addEvent },
    loadCommands: () => import('../../features/calendar/commands'),
  }),
  entry({
    id: 'todos',
    icon: CircleCheck,
    Count: lazy(() => import('../../features/jobs/today/due-count')),
    load: () => import('../../features/jobs/page'),
    addAction: { label: t.shell.addJob, floating: true },
  }),
  entry({
    id: 'meal-planner',
    title: t.shell.sections.mealsTitle,
    shortTitle: SECTIONS['meal-planner'].label,
    icon: Utensils,
    load: () => import('../../features/meals/page'),
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
    load: () => import('../../features/meals/shopping/page'),
    addAction: { label: t.shell.addItem },
    loadCommands: () => import('../../features/meals/shopping/commands'),
  }),
  entry({
    id: 'kitchen',
    icon: Refrigerator,
    load: () => import('../../features/meals/kitchen/page'),
    addAction: { label: t.shell.addToKitchen },
  }),
  entry({
    id: 'wishlist',
    icon: Gift,
    load: () => import('../../features/wishlist/page'),
    addAction: { label: t.shell.addWish, floating: true },
  }),
  entry({
    id: 'forum',
    icon: MessagesSquare,
    Count: lazy(() => import('../../features/forum/card/unread-count')),
    load: () => import('../../features/forum/page'),
    addAction: { label: t.shell.newPost, floating: true },
    loadCommands: () => import('../../features/forum/commands'),
  }),
  entry({
    id: 'profile',
    title: t.shell.sections.family,
    icon: UserRound,
    load: loadFamily,
    withoutFamily: true,
  }),
  entry({
    id: 'family',
    title: t.shell.sections.family,
    icon: UsersRound,
    load: loadFamily,
    withoutFamily: true,
  }),
  entry({
    id: 'bin',
    icon: Trash2,
    load: () => import('../../features/bin/page'),
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
