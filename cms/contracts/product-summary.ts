import { truncateText } from './search-result';

/** Longest summary of a product, which a card shows whole. */
const SUMMARY_MAX = 90;

/** Returns the text of a product's card: its summary, or the start of its description in whole words. */
export function cardText({
  summary,
  description,
}: {
  summary: string | null;
  description: string;
}): string {
  return summary || truncateText(description, SUMMARY_MAX);
}
