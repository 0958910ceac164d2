/** Placeholder until the page is drawn. */
export default function LandingPage() {
  return <main />;
}
