/**
 * An apostrophe before text that a spreadsheet would run as a formula prevents CSV injection: at the start
 * of a text, of a line of it, or after a semicolon or tab, where a spreadsheet may split cells. Spaces and
 * quotation marks in between do not stop it, and some spreadsheets take full-width signs for the usual ones.
 * Text that has apostrophes already gets one more, so that taking one off restores every text.
 */
const FORMULA = /(^|[;\t\r\n])(["\s]*)(?='*[=+\-@＝＋－＠])/g;
const GUARDED = /(^|[;\t\r\n])(["\s]*)'(?='*[=+\-@＝＋－＠])/g;

export const guardFormulas = (text: string): string => text.replace(FORMULA, "$1$2'");

export const unguardFormulas = (text: string): string => text.replace(GUARDED, '$1$2');
