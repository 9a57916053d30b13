/** Safari reads the blob after the click. */
const REVOKE_DELAY_MS = 60_000;

/** Saves a file as a browser download. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
