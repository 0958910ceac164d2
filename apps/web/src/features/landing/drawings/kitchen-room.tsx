import { Drawing } from '../../../ui/drawings/drawing';

/** The kitchen: a pot under the lamp. */
export function KitchenRoom() {
  return (
    <Drawing viewBox="0 0 300 144">
      <path d="M150 0v26" />
      <path className="a" d="M126 46c0-12 10-20 24-20s24 8 24 20Z" />
      <path className="so" d="M140 52l-3 7M150 53v8M160 52l3 7" />
      <path d="M60 104h180M74 104v40M226 104v40" />
      <rect className="w" x="66" y="98" width="168" height="6" rx="3" />
      <path className="t" d="M128 76h44v16a6 6 0 0 1-6 6h-32a6 6 0 0 1-6-6Z" />
      <path d="M124 76h52M120 84h8M172 84h8M150 72v4" />
      <path className="lt" d="M140 66c-3-3 3-5 0-8M160 66c-3-3 3-5 0-8" />
      <path className="w" d="M84 98c0-6 4-8 14-8s14 2 14 8Z" />
      <path className="w" d="M190 98c0-6 4-8 14-8s14 2 14 8Z" />
      <path className="t" d="M10 144V48a8 8 0 0 1 8-8h26a8 8 0 0 1 8 8v96M10 78h42" />
      <path d="M18 56v10M18 88v14" />
      <rect className="w" x="246" y="30" width="38" height="46" rx="6" />
      <path d="M265 30v46M246 53h38" />
    </Drawing>
  );
}
