/** The displayed width of an open recipe's picture, for the browser's choice of a file. */
export const HERO_SIZES = '(max-width: 767.98px) 100vw, 480px';
