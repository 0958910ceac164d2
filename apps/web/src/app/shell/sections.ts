import type { LucideIcon } from 'lucide-react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** Names of the sections, as they stand in the URL's hash (specification, section 2; decision 26). */
export type SectionId =
  'dashboard' | 'chat' | 'calendar' | 'forum' | 'todos' | 'meal-planner' | 'wishlist' | 'profile' | 'family';

/** One section of the dashboard. What is not in the list does not exist yet and appears in no menu. */
export interface Section {
  id: SectionId;
  label: string;
  icon: LucideIcon;
  Page: LazyExoticComponent<ComponentType>;
  /** Where it is offered: desktop sidebar, mobile bottom bar, the bar's More sheet. */
  sidebar?: boolean;
  bottomBar?: boolean;
  more?: boolean;
}

/** The sections that exist, in the order of the menus. */
export const sections: readonly Section[] = [];
