/** The frame around every section. */
export function Shell() {
  return <main id="content" tabIndex={-1} />;
}
