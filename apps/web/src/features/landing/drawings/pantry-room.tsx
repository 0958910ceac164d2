import { Drawing } from '../../../ui/drawings/drawing';

/** The pantry: full shelves and a basket. */
export function PantryRoom() {
  return (
    <Drawing viewBox="0 0 300 144">
      <path d="M22 50h162M22 98h162" />
      <path className="w" d="M32 26h22v20a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4Z" />
      <path d="M34 20h18v6H34ZM32 36h22" />
      <rect className="t" x="62" y="14" width="24" height="36" rx="3" />
      <path d="M62 26h24M68 34h12" />
      <path className="w" d="M96 50V30c0-4 4-5 4-9v-9h10v9c0 4 4 5 4 9v20Z" />
      <path className="a" d="M124 28h24v22h-24Z" />
      <path d="M122 22h28v6h-28Z" />
      <circle className="a" cx="164" cy="43" r="7" />
      <path d="M164 36c0-3 2-5 5-5" />
      <rect className="a" x="32" y="70" width="34" height="28" rx="3" />
      <path d="M40 80h18M40 87h10" />
      <path className="t" d="M76 74h20v20a4 4 0 0 1-4 4H80a4 4 0 0 1-4-4Z" />
      <path d="M74 68h24v6H74Z" />
      <path className="w" d="M106 66h22v32h-22Z" />
      <path d="M106 66l5-6h12l5 6" />
      <path className="w" d="M138 98V78a5 5 0 0 1 5-5h22a5 5 0 0 1 5 5v20Z" />
      <path d="M146 73v-5h16v5" />
      <path className="t" d="M206 104h74l-8 34a6 6 0 0 1-6 5h-46a6 6 0 0 1-6-5Z" />
      <path d="M222 104c0-30 42-30 42 0M229 114l3 20M257 114l-3 20M243 114v20" />
      <path className="sp" d="M216 104c-4-12 2-20 4-24 5 6 7 14 5 24M228 104c-2-10 0-16 3-20 4 5 5 12 4 20" />
    </Drawing>
  );
}
