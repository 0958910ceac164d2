/** Saves something as a file on this device. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by now; browsers keep their own reference while reading.
  setTimeout(() => URL.revokeObjectURL(url));
}
