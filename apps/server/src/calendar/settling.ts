/** Birthdays of the family `$1` that are in its calendar. */
export const birthdayCount =
  'select count(*)::int from calendar_event where family_id = $1 and deleted_at is null and birthday_of_membership_id is not null';

/** Outside calendars of the family `$1`. */
export const outsideCalendarCount = 'select count(*)::int from calendar_subscription where family_id = $1';
