/** "45 min", "2 h", "2 h 35 min". */
export function minutesInWords(minutes: number): string {
  if (minutes < 100) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
