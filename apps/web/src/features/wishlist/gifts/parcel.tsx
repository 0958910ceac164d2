import { Drawing } from '../../../ui/drawings/drawing';

/** A parcel with a bow; the lid is open once the gift was revealed. */
export function Parcel({ open = false, className }: { open?: boolean; className?: string | undefined }) {
  return (
    <Drawing className={className}>
      <path d="M20 140H236" />
      <path className="w" d="M76 82h104v58H76z" />
      <path className="t" d="M76 82h104v12H76z" />
      <path className="a" d="M118 82h20v58h-20z" />
      {open ? (
        <g>
          <path className="w" d="M64 58l112-24 4 18-112 24z" />
          <path className="so" d="M128 74V58M104 76l-6-10M152 76l8-12" />
        </g>
      ) : (
        <g>
          <path className="w" d="M68 64h120v18H68z" />
          <path className="a" d="M118 64h20v18h-20z" />
          <path
            className="o"
            d="M128 64c-8-22-34-26-36-12-1 10 18 13 36 12zM128 64c8-22 34-26 36-12 1 10-18 13-36 12z"
          />
        </g>
      )}
      <path className="t" d="M40 140v-22h22v22z" />
      <path d="M51 118v22M40 128h22" />
      <circle className="w" cx="208" cy="132" r="8" />
    </Drawing>
  );
}
