const MAP = 'https://www.openstreetmap.org/search?query=';

/** Whether a place is an address of the web: a meeting is where its link leads. */
export const isLink = (place: string): boolean => /^https?:\/\/\S+$/i.test(place.trim());

/** Where a place leads: its own address, or its words searched on the map. Nothing is asked for without a click. */
export const placeAddress = (place: string): string =>
  isLink(place) ? place.trim() : `${MAP}${encodeURIComponent(place.trim())}`;
