import { Drawing } from '../../../ui/drawings/drawing';

/** A fridge with its door open, and almost nothing in it. */
export function OpenFridge() {
  return (
    <Drawing>
      <path d="M16 146h224" />
      <path className="w" d="M92 14h72a8 8 0 0 1 8 8v124H84V22a8 8 0 0 1 8-8Z" />
      <path d="M84 60h88M84 98h88" />
      <path className="t" d="M172 22l44 12a6 6 0 0 1 5 6v100l-49 6Z" />
      <path d="M172 60l48 8M208 84v18" />
      <path className="o" d="M104 98V82c0-4 3-6 6-6h4c3 0 6 2 6 6v16Z" />
      <path d="M106 76v-6h12v6" />
      <path className="lt" d="M132 98c0-10 26-10 26 0" />
      <path className="lt" d="M104 36h20M104 120h44" strokeDasharray="4 5" />
    </Drawing>
  );
}
