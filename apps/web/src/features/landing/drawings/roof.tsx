import { Drawing } from '../../../ui/drawings/drawing';

/** The roof over the rooms, with room for the heading; wide, and narrow for a phone. */
export function Roof({ className, narrow = false }: { className?: string | undefined; narrow?: boolean }) {
  if (narrow)
    return (
      <Drawing viewBox="0 0 350 150" className={className}>
        <path d="M262 100V22h28v90" fill="var(--hf-paper)" />
        <path className="a" d="M258 22h36v-8h-36Z" />
        <path className="w" d="M1 149 175 6l174 143Z" />
      </Drawing>
    );
  return (
    <Drawing viewBox="0 0 1120 196" className={className}>
      <path d="M848 130V34h64v110" fill="var(--hf-paper)" />
      <path className="a" d="M842 34h76V22h-76Z" />
      <path className="lt" d="M880 12c-6-5 6-7 0-12" />
      <path className="w" d="M1 195 560 8l559 187Z" />
      <circle className="t" cx="560" cy="66" r="22" />
      <path d="M560 44v44M538 66h44" />
    </Drawing>
  );
}
