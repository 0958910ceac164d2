/** Placeholder until the page is drawn. */
export default function ResetPasswordPage() {
  return <main />;
}
