import type { MAIN_ID as CONTRACT_ID } from '@tequiora/cms/contracts/page-sections.ts';

/** Id of the main landmark, target of the skip link. */
export const MAIN_ID: typeof CONTRACT_ID = 'contenido';
