const TITLE = /^(?:sra?|srita|ing|lic|dra?|arq|c\.?p|mtr[oa]|prof[ae]?|don|doña|señora?)\.?$/i;

/** Returns the first name for a greeting: 'ING. ROSAURA MÉNDEZ' → 'Rosaura'. */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const word = words.find((part) => !TITLE.test(part)) ?? words[0] ?? '';
  const isShouted = word === word.toLocaleUpperCase('es-MX');
  const rest = isShouted ? word.slice(1).toLocaleLowerCase('es-MX') : word.slice(1);
  return word.charAt(0).toLocaleUpperCase('es-MX') + rest;
}
