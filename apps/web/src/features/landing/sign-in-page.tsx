/** Placeholder until the page is drawn. */
export default function SignInPage() {
  return <main />;
}
