import { Drawing } from './drawing';

/** A house whose door stands open, with light on the path: somebody is expected. */
export function OpenDoor({ className }: { className?: string | undefined }) {
  return (
    <Drawing className={className}>
      <path d="M16 140H240" />
      <path className="t" d="M18 140c6-16 18-24 32-24s26 8 32 24z" />
      <path className="w" d="M72 140V78l56-44 56 44v62z" />
      <path className="t" d="M62 86l66-52 66 52" />
      <path className="w" d="M72 94V78l56-44 56 44v16" />
      <path className="a" d="M112 140v-40a16 16 0 0 1 32 0v40z" />
      <path className="w" d="M112 140v-40a16 16 0 0 1 8-14v60z" />
      <circle className="o n" cx="117" cy="120" r="2" />
      <rect className="a" x="154" y="98" width="18" height="18" rx="3" />
      <path d="M163 98v18M154 107h18" />
      <rect className="w" x="84" y="98" width="18" height="18" rx="3" />
      <path d="M93 98v18M84 107h18" />
      <path className="so" d="M122 146l-10 8M136 146l14 8" />
      <path d="M206 140v-30" />
      <path className="w" d="M194 110v-9a8 8 0 0 1 8-8h10a8 8 0 0 1 8 8v9z" />
    </Drawing>
  );
}
