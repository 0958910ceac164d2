/** Placeholder until the page is drawn. */
export default function SignUpPage() {
  return <main />;
}
