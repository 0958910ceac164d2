const MAP = 'https://www.openstreetmap.org/search?query=';

/** Whether a place is a web address, e.g. of an online meeting. */
export const isLink = (place: string): boolean => /^https?:\/\/\S+$/i.test(place.trim());

/** The link of a place: its own address, or a search of its text on the map. Nothing is requested without a click. */
export const placeAddress = (place: string): string =>
  isLink(place) ? place.trim() : `${MAP}${encodeURIComponent(place.trim())}`;
