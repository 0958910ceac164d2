/** Texts of the forum's line on the dashboard, and of its count in the menus. */
export const glance = {
  /** The server counts no further than a hundred. */
  short: (unread: number) => (unread >= 100 ? '99+' : String(unread)),
  unread: (unread: number) =>
    unread >= 100 ? 'More than 99 unread posts' : unread === 1 ? '1 unread post' : `${unread} unread posts`,
  read: 'Nothing new',
  from: (author: string, name: string) => `${author}: ${name}`,
  pinned: 'Pinned',
  failed: 'The forum could not be shown.',
};
