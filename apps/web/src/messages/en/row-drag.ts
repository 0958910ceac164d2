/** Announcements while a row is moved. @param end why it cannot move further */
export const rowDrag = (end = 'No further.') => ({
  pickedUp: (title: string, place: number, all: number) => `Picked up ${title}, place ${place} of ${all}.`,
  how: 'Use the arrow keys to move it, Enter to drop, Escape to cancel.',
  place: (place: number, all: number) => `Place ${place} of ${all}`,
  noFurther: (place: number, all: number) => `Place ${place} of ${all}. ${end}`,
  cancelled: (title: string) => `${title} stays where it was.`,
  dropped: (title: string, place: number, all: number) => `${title} is at place ${place} of ${all} now`,
});
