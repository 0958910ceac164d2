/** One house of the terrace: left edge, width, height of the wall's top, what it has, and the lit window. */
interface House {
  x: number;
  w: number;
  y: number;
  fold?: boolean;
  chimney?: boolean;
  lit?: 'left' | 'right' | 'ground';
}

const HOUSES: readonly House[] = [
  { x: -20, w: 92, y: 64, fold: true, lit: 'left' },
  { x: 72, w: 76, y: 66, chimney: true, lit: 'ground' },
  { x: 148, w: 110, y: 56 },
  { x: 258, w: 84, y: 58, fold: true, chimney: true, lit: 'right' },
  { x: 368, w: 96, y: 50, lit: 'left' },
  { x: 464, w: 72, y: 60, chimney: true, lit: 'ground' },
  { x: 536, w: 104, y: 70, fold: true },
  { x: 640, w: 88, y: 68, chimney: true, lit: 'right' },
  { x: 754, w: 80, y: 68, lit: 'left' },
  { x: 834, w: 112, y: 54, fold: true, chimney: true, lit: 'ground' },
  { x: 946, w: 76, y: 59 },
  { x: 1022, w: 94, y: 51, chimney: true, lit: 'right' },
  { x: 1142, w: 86, y: 62, fold: true, lit: 'left' },
  { x: 1228, w: 100, y: 63, chimney: true, lit: 'ground' },
];
const TREES = [355, 741, 1129];
const PITCH = 0.84;

function Window({ x, y, height = 16, lit }: { x: number; y: number; height?: number; lit: boolean }) {
  const light = lit ? { fill: 'var(--hf-deep-lit)', stroke: 'var(--hf-deep-lit)' } : {};
  return <rect x={x} y={y} width={13} height={height} rx={2} {...light} />;
}

function HouseShape({ x, w, y, fold, chimney, lit }: House) {
  const half = w / 2;
  const rise = half * PITCH;
  const left = x + w * 0.2;
  const right = x + w * 0.62;
  return (
    <>
      <path d={`M${x} 150V${y}l${half} ${-rise} ${half} ${rise}V150`} />
      {fold && <path d={`M${x + half} ${y - rise}v${rise}h${-half}`} />}
      {chimney && <path d={`M${x + w * 0.74} ${y - PITCH * w * 0.26}v-16h9v23`} />}
      <Window x={left} y={y + 14} lit={lit === 'left'} />
      <Window x={right} y={y + 14} lit={lit === 'right'} />
      <path d={`M${left} 150v-24a7 7 0 0 1 14 0v24`} />
      <Window x={right} y={122} height={14} lit={lit === 'ground'} />
    </>
  );
}

/** A terrace of folded houses in the evening, a few windows lit. */
export function Terrace({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1280 152"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="var(--hf-deep-line)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {HOUSES.map((house) => (
        <HouseShape key={house.x} {...house} />
      ))}
      {TREES.map((x) => (
        <g key={x}>
          <path d={`M${x} 150v-26`} />
          <circle cx={x} cy="114" r="11" />
        </g>
      ))}
      <path d="M0 151h1280" />
    </svg>
  );
}
