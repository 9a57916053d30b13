import type { MAIN_ID as CONTRACT_ID } from '@tequiora/cms/contracts/anchors.ts';

/** Id of the main landmark; the skip link leads there. */
export const MAIN_ID: typeof CONTRACT_ID = 'contenido';
