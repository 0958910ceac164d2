import { Drawing } from '../../ui/drawings/drawing';

/** A house with an open door, two boxes in front of it, and a lit lamp. */
export function MovingIn({ className }: { className?: string | undefined }) {
  return (
    <Drawing className={className}>
      <path d="M16 140H240" />
      <path className="w" d="M84 140V74l52-38 52 38v66z" />
      <path className="t" d="M136 36l62 45" />
      <path className="t" d="M74 81l62-45 62 45-10 0-52-38-52 38z" />
      <path className="w" d="M120 140v-36a16 16 0 0 1 32 0v36z" />
      <path className="t" d="M120 140v-36a16 16 0 0 1 9-14l0 58z" />
      <circle className="n" cx="126" cy="122" r="1.5" fill="currentColor" />
      <rect className="a" x="160" y="94" width="18" height="20" rx="3" />
      <path d="M169 94v20M160 104h18" />
      <rect className="w" x="94" y="94" width="18" height="20" rx="3" />
      <path d="M103 94v20M94 104h18" />
      <path className="w" d="M28 140v-26h36v26z" />
      <path className="a" d="M38 114h16v10H38z" />
      <path className="w" d="M34 114V94h24v20z" />
      <path d="M34 101h24M46 94v7" />
      <path d="M214 140v-44" />
      <path className="so" d="M204 96a10 10 0 0 1 20 0z" />
      <path d="M206 140h16" />
    </Drawing>
  );
}
