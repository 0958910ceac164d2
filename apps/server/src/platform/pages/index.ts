export { cursorOf, datePart, instantPart, integerPart, optionalPart, timePart, uuidPart, wordPart } from './cursor';
export { pageType } from './page-type';
export { PAGE_MAX, assertPageLength, pageOf, type Page } from './page';
