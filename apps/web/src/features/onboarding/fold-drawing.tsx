import classes from '../../ui/drawings/drawing.module.css';

/** How far the sheet is folded into a house. */
export type Fold = 'sheet' | 'corner' | 'roof' | 'house';

const SHAPES: Record<Fold, React.ReactNode> = {
  sheet: (
    <>
      <rect className="w" x="50" y="40" width="140" height="150" rx="6" />
      <path className="lt" strokeDasharray="5 7" d="M120 48v62M120 40 54 110M120 40l66 70" />
      <circle className="o n" cx="50" cy="40" r="5" />
      <circle className="o n" cx="190" cy="40" r="5" />
    </>
  ),
  corner: (
    <>
      <path className="w" d="M120 40h64a6 6 0 0 1 6 6v138a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6v-74Z" />
      <path className="t" d="M120 40v70H50Z" />
      <path className="lt" strokeDasharray="5 7" d="M120 44l66 66M122 110h64" />
      <circle className="o n" cx="190" cy="40" r="5" />
      <path className="so" d="M178 54c-8 6-16 20-18 32M160 86l-6-7M160 86l8-5" />
    </>
  ),
  roof: (
    <>
      <path className="w" d="M50 112l70-72 70 72v72a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6Z" />
      <path className="t" d="M120 40v72H50Z" />
      <path className="a" d="M120 40v72h70Z" />
      <path className="lt" strokeDasharray="5 7" d="M120 120v62" />
    </>
  ),
  house: (
    <>
      <path className="w" d="M50 112l70-72 70 72v72a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6Z" />
      <path className="t" d="M120 40v72H50Z" />
      <path className="a" d="M120 40v72h70Z" />
      <path className="t" d="M106 190v-36a14 14 0 0 1 28 0v36" />
      <circle className="o n" cx="128" cy="170" r="2.5" />
      <rect className="a" x="66" y="130" width="24" height="24" rx="4" />
      <path d="M78 130v24M66 142h24" />
      <rect className="a" x="150" y="130" width="24" height="24" rx="4" />
      <path d="M162 130v24M150 142h24" />
    </>
  ),
};

/** The sheet of paper that is folded into a house, one fold per step. */
export function FoldDrawing({ fold, className = '' }: { fold: Fold; className?: string | undefined }) {
  return (
    <svg className={`${classes['drawing']} ${className}`} viewBox="0 0 240 216" aria-hidden="true" focusable="false">
      <path className="lt" d="M20 190h200" />
      {SHAPES[fold]}
    </svg>
  );
}

/** The small houses beside the two choices. */
export function ChoiceDrawing({ kind, className = '' }: { kind: 'create' | 'join'; className?: string | undefined }) {
  return (
    <svg className={`${classes['drawing']} ${className}`} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className="w" d="M8 29 32 6l24 23v24a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4Z" />
      {kind === 'create' ? (
        <>
          <path className="t" d="M32 6v23H8Z" />
          <path className="a" d="M32 6v23h24Z" />
          <path className="so" d="M32 37v12M26 43h12" />
        </>
      ) : (
        <>
          <rect className="t" x="14" y="34" width="10" height="15" rx="3" />
          <rect className="t" x="27" y="34" width="10" height="15" rx="3" />
          <rect className="a" x="40" y="34" width="10" height="15" rx="3" />
          <path d="M18 41h2M31 41h2M44 41h2" />
        </>
      )}
    </svg>
  );
}
