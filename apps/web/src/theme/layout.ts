/** Layout measures in px. Mobile is below `mobile`; up to `rail-until` the sidebar is a `rail` of icons. */
export const layout = {
  mobile: 768,
  'rail-until': 1100,
  sidebar: 248,
  rail: 72,
  header: 64,
  'header-mobile': 72,
  'nav-mobile': 60,
  page: 24,
  gutter: 16,
  max: 1200,
} as const;
