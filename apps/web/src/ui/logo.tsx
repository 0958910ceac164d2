/** The mark: a sheet with both top corners folded to the middle is a house. Decorative beside the name. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      style={{ display: 'block', flex: 'none' }}
    >
      <path
        fill="var(--hf-logo-body)"
        d="M3 15.5h26v11.7a1.8 1.8 0 0 1-1.8 1.8h-7.4v-5.6a3.8 3.8 0 0 0-7.6 0V29H4.8A1.8 1.8 0 0 1 3 27.200Z"
      />
      <path fill="var(--hf-logo-left)" d="M16 15.6V2.6a2 2 0 0 0-1.4.6L3.4 14a1.3 1.3 0 0 0-.4.9v.7Z" />
      <path fill="var(--hf-logo-right)" d="M16 15.6V2.6a2 2 0 0 1 1.4.6L28.6 14a1.3 1.3 0 0 1 .4.9v.7Z" />
    </svg>
  );
}
