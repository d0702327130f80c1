/** Quayside's mark: a mooring ring over a waterline. It has the colour of the surrounding text. */
export function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <circle cx="16" cy="12" r="8" stroke="currentColor" strokeWidth="3.2" />
      <path d="m19 15 5 5" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" />
      <path
        d="M3 26.5c2.2 0 2.2-1.6 4.3-1.6s2.2 1.6 4.4 1.6 2.1-1.6 4.3-1.6 2.2 1.6 4.3 1.6 2.2-1.6 4.4-1.6 2.1 1.6 4.3 1.6"
        stroke="var(--qs-waterline)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
