/** The rules shared by server and web: pure, with time and zone as arguments. */
export { ERROR_CODES, errorKind, httpStatus, isErrorCode } from './errors';
export type { ErrorCode, ErrorKind } from './errors';
export {
  addDays,
  addMonths,
  addYears,
  ageOn,
  calendarDate,
  clampedDate,
  compareDates,
  dateOfDayNumber,
  dayNumber,
  dayOfWeek,
  daysFrom,
  daysInMonth,
  daysOfMonthGrid,
  daysOfWeek,
  diffDays,
  endOfMonth,
  isCalendarDate,
  isLeapYear,
  isLocalTime,
  isSameMonth,
  MAX_YEAR,
  MIN_YEAR,
  minutesOfTime,
  parseCalendarDate,
  startOfMonth,
  startOfWeek,
  timeOfMinutes,
  weekStartDay,
} from './time/dates';
export type { CalendarDate, DateParts, LocalTime, WeekStartsOn } from './time/dates';
export { amountOfMinor, formatMoney, MAX_MINOR_UNITS, minorUnitsOf, moneyDecimals, readMoney } from './money';
export type { MoneyFormat, MoneyProblem, TypedMoney } from './money';
export { describeEventDates, describeWhen } from './calendar/event-dates';
export type { DatedEvent } from './calendar/event-dates';
export { familyInSentence } from './people/family-name';
export { guestAddress, isGuestAddress } from './people/guest-address';
export { quietHoursProblem, quietUntil } from './time/quiet-hours';
export type { QuietHours } from './time/quiet-hours';
export { isTimeZone, timeIn, todayIn } from './time/today';
export {
  DEFAULT_LOCALE,
  formatDate,
  formatDateRange,
  formatHour,
  formatInstant,
  formatLongDate,
  formatMediumDate,
  formatMonthTitle,
  formatShortDate,
  formatShortDateRange,
  formatTime,
  formatTimeAlone,
  formatTimeRange,
  formatWeekdayDate,
  formatWeekdayDay,
  formatWeekTitle,
  isLocale,
  weekdayNames,
  uses12Hours,
} from './time/format';
export {
  dayOfSeries,
  DEFAULT_RECURRING_TYPE,
  isRecurringType,
  MAX_INTERVAL,
  MIN_INTERVAL,
  nextOccurrences,
  normaliseInterval,
  occurrenceAt,
  occurrencesBetween,
  occursOn,
  RECURRING_TYPES,
} from './time/recurrence';
export type { Occurrence, RecurrenceSource, RecurringType } from './time/recurrence';
export {
  fitsRecurringDays,
  movedRecurringDays,
  movedSeriesStart,
  NTH,
  nthsOf,
  parseRecurringDay,
  recurringDayCode,
  tidyRecurringDays,
  WEEKDAY_CODES,
  weekdayOfMonth,
  weekdayOffsets,
} from './time/recurring-days';
export type { Nth, RecurringDay, RecurringDays } from './time/recurring-days';
export { mayEndWithOccasion, occasionsOf } from './quick-add/calendar-occasions';
export { describeRecurringDays, nthName } from './time/recurring-days-text';
export { divideSeries, EVENT_SCOPES, exceptionsAfter } from './calendar/series';
export type { DividedSeries, EventScope, Series } from './calendar/series';
export {
  compareOccurrences,
  compareOnDay,
  isAllDay,
  lastsDays,
  routineRank,
  runsPastMidnight,
  spansDays,
  timedSpan,
} from './calendar/occurrences';
export type { LayoutEvent, LayoutOccurrence } from './calendar/occurrences';
export { expandOccurrences, firstOccurrences } from './calendar/expand-occurrences';
export {
  DAY_HEIGHT,
  DEFAULT_BLOCK_HEIGHT,
  foldColumns,
  FULL_HOUR_HEIGHT,
  HOUR_HEIGHT,
  hourHeightFor,
  layoutDay,
  LEAST_BLOCK_HEIGHT,
  MIN_BLOCK_HEIGHT,
  topOfMinutes,
} from './calendar/layout-day';
export type { DayBlock, FoldedBlocks } from './calendar/layout-day';
export { freeSpans, takenOf, WAKING_HOURS } from './calendar/free-time';
export type { TimeSpan } from './calendar/free-time';
export { clipToDays, foldLanes, layoutAllDayLanes } from './calendar/layout-lanes';
export type { AllDayLanes, LaneBar } from './calendar/layout-lanes';
export { layoutMonth, LEAST_MONTH_ROWS, MONTH_CELL_EVENTS } from './calendar/layout-month';
export type { MonthDay, MonthWeek } from './calendar/layout-month';
export {
  ALL_DAY_REMINDER_TIME,
  MAX_REMINDER_DAYS,
  MAX_REMINDERS,
  MAX_REMINDERS_A_DAY,
  occurrenceEnd,
  REMINDER_UNITS,
  reminderDue,
  reminderProblem,
  remindersBetween,
} from './calendar/reminders';
export type { DueReminder, RemindedEvent, ReminderRule, ReminderUnit } from './calendar/reminders';
export { instantOf } from './time/wall-clock';
export { countOccurrences } from './calendar/calendar-counts';
export type { CalendarCounts, CountedEvent } from './calendar/calendar-counts';
export { MISSING_TIMESTAMP, relativeTime } from './time/relative-time';
export { greetingFor, greetingName, landingName } from './time/greeting';
export { partOfDay, type PartOfDay } from './time/part-of-day';
export type { Greeting } from './time/greeting';
export {
  AVATAR_PRESETS,
  avatarDisplay,
  avatarPreset,
  FALLBACK_AVATAR_ID,
  initials,
  isAvatarId,
  memberInitials,
} from './people/avatars';
export type { AvatarDisplay, AvatarPreset } from './people/avatars';
export {
  FAMILY_WORD,
  freeName,
  fullName,
  isSameName,
  ME_WORD,
  MEMBER_HUES,
  MEMBER_ROLES,
  NAME_COMMA,
  nextHue,
  parseRole,
  resolvePeople,
  resolvePerson,
  ROLE_NAMES,
  UNASSIGNED_WORD,
} from './people/members';
export type { MemberHue, MemberRole, NamedMember, ResolvedPeople, ResolvedPerson } from './people/members';
export {
  INVITE_CODE_ALPHABET,
  INVITE_CODE_LENGTH,
  inviteCodeFromBytes,
  isInviteCode,
  normaliseInviteCode,
} from './people/invite-code';
export { firstGraphemes, graphemes } from './graphemes';
export { cleanLine, cleanText, graphemeLength, isEmojiField, isLongerThan } from './text';
export { PASSWORD_LENGTH, TEXT_LIMITS } from './text-limits';
export { ADD_EVENT_EMOJI, BIRTHDAY_EMOJI, DEFAULT_BIRTHDAY_EMOJI, EDIT_EVENT_EMOJI } from './calendar/event-emoji';
export type { EmojiChoice } from './calendar/event-emoji';
export { calendarEventProblems, MAX_RECURRING_DAYS } from './calendar/calendar-event';
export type { CalendarEventDraft, CalendarEventField, FieldProblem } from './calendar/calendar-event';
export {
  ACTIVITY_FEED_MAX,
  ACTIVITY_FIRST_REQUEST,
  ACTIVITY_TYPES,
  activityHandOff,
  describeActivity,
} from './activity';
export type { ActivityHandOff, ActivityType } from './activity';
export { activityLines } from './activity-lines';
export type { ActivityLine, FeedActivity } from './activity-lines';
export {
  barSections,
  BUILT_SECTIONS,
  CHOSEN_BAR_SLOTS,
  groupOf,
  isBarChoice,
  isBuilt,
  isBuiltSection,
  isSection,
  RESOURCES,
  SECTION_GROUPS,
  sectionOrFallback,
  SECTIONS,
} from './sections';
export {
  BIN_TYPES,
  DEFAULT_SEARCH_TYPES,
  isBuiltResource,
  isResource,
  RESOURCE_TYPES,
  SEARCH_TYPES,
  sectionOfResource,
} from './resources';
export type { BinType, BuiltResource, BuiltSection, Resource, SearchType, Section, SectionGroup } from './sections';
export { matchRanges, matchSnippet, searchWords } from './search/search-terms';
export type { TextRange } from './search/search-terms';
export {
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_RESULTS,
  SEARCH_DEBOUNCE_MS,
  SEARCH_SORTS,
  SEARCH_STATUSES,
  SORT_ORDERS,
} from './search/search-options';
export type { SearchSort, SearchStatus, SortOrder } from './search/search-options';
export {
  autocomplete,
  AUTOCOMPLETE_MIN_INPUT,
  AUTOCOMPLETE_MIN_RECORDED,
  AUTOCOMPLETE_SUGGESTIONS,
  autocompleteScore,
  remember,
} from './search/autocomplete';
export type { UsedText } from './search/autocomplete';
export { searchDateLabel } from './search/search-dates';
export { FEATURE_NAMES, FEATURES } from './features';
export type { Feature } from './features';
export { isPage, PAGES } from './pages';
export type { Page } from './pages';
export * from './jobs';
